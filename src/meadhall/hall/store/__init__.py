"""Where logs, people and chat are kept: the same SQL on SQLite (`sqlite`) or PostgreSQL (`postgres`)."""

from meadhall.hall.store.engine import Conflict, Damaged, Engine, StoreDown
from meadhall.hall.store.open import open_engine
from meadhall.hall.store.store import Store

__all__ = ["Conflict", "Damaged", "Engine", "Store", "StoreDown", "open_engine"]
