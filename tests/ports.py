"""Ports for the servers tests start."""

from __future__ import annotations

import itertools
import os
import socket

LOWEST, HIGHEST = 12_000, 32_000
"""Below the ports systems give to outgoing connections: a server that is down for a moment would find its own taken."""

candidates = itertools.count(os.getpid() * 1009)
"""Test processes begin apart from each other, and none tries a port twice."""


def free_port() -> int:
    for candidate in candidates:
        port = LOWEST + candidate % (HIGHEST - LOWEST)
        with socket.socket() as probe:
            try:
                probe.bind(("127.0.0.1", port))
            except OSError:
                continue
            return port
    raise AssertionError("every port is taken")
