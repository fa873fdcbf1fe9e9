### Work that is divided among processes.

kind-seconds = un nombre de secondes à partir de 0.1
kind-part = une partie du tout, comme 3/16
