CREATE TABLE saved_decks (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  game TEXT NOT NULL,
  name TEXT NOT NULL,
  cards TEXT NOT NULL,
  saved BIGINT NOT NULL,
  UNIQUE (person, game, name)
)
