CREATE TABLE numbered_lines (
  table_id TEXT NOT NULL,
  number BIGINT NOT NULL,
  at BIGINT NOT NULL,
  kind TEXT NOT NULL,
  seat INTEGER NOT NULL,
  code BIGINT NOT NULL,
  detail TEXT,
  deed TEXT,
  PRIMARY KEY (table_id, number)
);

INSERT INTO numbered_lines (table_id, number, at, kind, seat, code, detail, deed)
SELECT table_id, number, at, kind, seat, code, detail, deed FROM lines;

DROP TABLE lines;

ALTER TABLE numbered_lines RENAME TO lines;
