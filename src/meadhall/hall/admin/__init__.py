"""What operators do: `meadhall admin …`, on a hall that runs or one that doesn't.

* `request`, `people`, `tables`: everything an operator can ask for, each a structure that carries itself out.
* `queue`: requests wait in the database; what is done with them stays there as the audit log.
* `runner`: a running hall looks into the queue and carries requests out.
* `submit`: hands a request in from another process, and carries it out itself where no hall runs.
* `commands`: the command line.

Whoever may write to the database is an operator: nothing listens anywhere for it.
"""
