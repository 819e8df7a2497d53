"""Remoteness of every position of SN(n,A) with piles 0..B: the quick script, a dict as memo.

usage: python3 nim.py N SIZES B      e.g. python3 nim.py 4 3 60; prints one line of JSON
"""

import json
import sys
import time
from itertools import combinations, combinations_with_replacement

piles = int(sys.argv[1])
sizes = [int(size) for size in sys.argv[2].split(",")]
most = int(sys.argv[3])
moves = [move for size in sizes for move in combinations(range(piles), size)]


def options(position):
    for move in moves:
        if all(position[i] > 0 for i in move):
            after = list(position)
            for i in move:
                after[i] -= 1
            yield tuple(sorted(after))


def remoteness(position, memo):
    values = [memo[option] for option in options(position)]
    even = [value for value in values if value % 2 == 0]
    if even:
        return 1 + min(even)
    return 1 + max(values) if values else 0


start = time.process_time()
memo = {}
for position in combinations_with_replacement(range(most + 1), piles):
    memo[position] = remoteness(position, memo)
seconds = time.process_time() - start

count = sum(value % 2 == 0 for value in memo.values())
print(json.dumps({"seconds": seconds, "positions": len(memo), "pSorted": count}))
