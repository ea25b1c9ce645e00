"""The 190 occupations (FO-11): their data, the parser that reads it, the interpreter that runs it, what triggers it."""
