CREATE TABLE reviews (
  table_id TEXT PRIMARY KEY,
  body TEXT NOT NULL
)
