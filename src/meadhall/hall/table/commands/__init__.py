"""Everything a person can do at a table. Each command reads its request, checks it against the record, and answers with
the lines it would write; nothing changes until those are stored.

The same structures are read from HTTP bodies and from socket messages (`docs/api.md`).
"""
