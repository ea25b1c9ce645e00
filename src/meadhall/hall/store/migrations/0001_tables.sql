CREATE TABLE people (
  id TEXT PRIMARY KEY,
  name TEXT NOT NULL,
  login TEXT UNIQUE,
  password TEXT,
  adopted_by TEXT,
  created BIGINT NOT NULL
);

CREATE INDEX people_adopted ON people (adopted_by);

CREATE TABLE sessions (
  id TEXT PRIMARY KEY,
  person TEXT NOT NULL,
  since BIGINT NOT NULL,
  seen BIGINT NOT NULL,
  agent TEXT NOT NULL,
  ended BIGINT
);

CREATE INDEX sessions_person ON sessions (person);

CREATE TABLE tables (
  id TEXT PRIMARY KEY,
  charter TEXT NOT NULL,
  game TEXT NOT NULL,
  pace TEXT NOT NULL,
  private INTEGER NOT NULL,
  created BIGINT NOT NULL,
  status TEXT NOT NULL,
  free INTEGER NOT NULL,
  people INTEGER NOT NULL,
  version BIGINT NOT NULL,
  updated BIGINT NOT NULL,
  due INTEGER NOT NULL,
  flag_at BIGINT,
  summary TEXT NOT NULL
);

CREATE INDEX tables_lobby ON tables (status, updated);

CREATE TABLE lines (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  code BIGINT NOT NULL,
  detail TEXT,
  deed TEXT,
  PRIMARY KEY (table_id, number),
  UNIQUE (table_id, deed)
);

CREATE TABLE table_people (
  table_id TEXT NOT NULL,
  person TEXT NOT NULL,
  seated INTEGER NOT NULL,
  PRIMARY KEY (table_id, person)
);

CREATE INDEX table_people_person ON table_people (person);

CREATE TABLE chat (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  person TEXT NOT NULL,
  name TEXT NOT NULL,
  text TEXT NOT NULL,
  deed TEXT,
  PRIMARY KEY (table_id, number),
  UNIQUE (table_id, deed)
);

CREATE TABLE leases (
  table_id TEXT PRIMARY KEY,
  holder TEXT NOT NULL,
  until BIGINT NOT NULL
);

CREATE TABLE heartbeat (
  id INTEGER PRIMARY KEY,
  at BIGINT NOT NULL
)
