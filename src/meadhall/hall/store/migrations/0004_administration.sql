ALTER TABLE chat ADD COLUMN removed INTEGER NOT NULL DEFAULT 0;

CREATE TABLE bans (
  subject TEXT PRIMARY KEY,
  kind TEXT NOT NULL,
  why TEXT NOT NULL,
  since BIGINT NOT NULL,
  until BIGINT
);

CREATE TABLE recovery_codes (
  person TEXT NOT NULL,
  hashed TEXT NOT NULL,
  until BIGINT,
  PRIMARY KEY (person, hashed)
);

CREATE TABLE admin_requests (
  id TEXT PRIMARY KEY,
  at BIGINT NOT NULL,
  who TEXT NOT NULL,
  what TEXT NOT NULL,
  why TEXT NOT NULL,
  request TEXT NOT NULL,
  state TEXT NOT NULL,
  taken_by TEXT,
  done BIGINT,
  outcome TEXT,
  answer TEXT
);

CREATE INDEX admin_requests_state ON admin_requests (state);

CREATE INDEX admin_requests_at ON admin_requests (at);

CREATE INDEX chat_person ON chat (person)
