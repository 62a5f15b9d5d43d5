"""Scripts that fit the weights of bots to matches; run by hand, and not part of the package.

`docs/lab` says what each found and with which command.
"""
