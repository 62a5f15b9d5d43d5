"""Match files: texts that a person can read, edit and send to a friend.

>>> import skep
>>> from skep import record
>>> match = skep.new("hivernation", seats=2, seed=7, mode="quick")
>>> match.answer(match.decision.keys[0])
>>> text = record.dump(match, ["Ada", "Ben"])
>>> text.splitlines()[0]
'skep match 1'
>>> record.replay(record.parse(text)).dump_state() == match.dump_state()
True
"""

from __future__ import annotations

from skep.record.disk import Taken, open, save, write
from skep.record.fault import BadRecord
from skep.record.parse import parse
from skep.record.replay import replay
from skep.record.text import FORMAT, UNFINISHED, Record, dump, of, result, result_of

__all__ = [
    "FORMAT",
    "UNFINISHED",
    "BadRecord",
    "Record",
    "Taken",
    "dump",
    "of",
    "open",
    "parse",
    "replay",
    "result",
    "result_of",
    "save",
    "write",
]
