### Work that is divided among processes.

kind-seconds = un número de segundos desde 0.1
kind-part = una parte del total, como 3/16
