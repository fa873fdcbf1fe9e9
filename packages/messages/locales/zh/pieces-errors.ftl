### Work that is divided among processes.

kind-seconds = 不小于 0.1 的秒数
kind-part = 整体的一部分，如 3/16
