CREATE TABLE daily_tries (
  day TEXT NOT NULL,
  game TEXT NOT NULL,
  person TEXT NOT NULL,
  table_id TEXT NOT NULL,
  PRIMARY KEY (day, game, person)
)
