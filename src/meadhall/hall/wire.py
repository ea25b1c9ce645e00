"""Values as they travel."""

from __future__ import annotations

import msgspec

encode = msgspec.json.Encoder().encode
