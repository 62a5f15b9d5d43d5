"""The worker pool and the jobs that run in it: bots, the coach, replays."""
