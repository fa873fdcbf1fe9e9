### Work that is divided among processes.

kind-seconds = 不小于 0.1 的秒数
kind-part = 整体的一部分，如 3/16

log-not-shard = { $file } 是整项工作的日志，而不是一部分的日志；无需合并
log-foreign = { $file } 不是这种工作的日志
log-other = { $file } 是另一项工作的日志；请指定新文件，或要求同一项工作
log-damaged = { $file } 已损坏：校验和不符
log-line = { $file }:{ $line }：这一行不是这项工作的结果
queue-option-alone = --{ $option } 须与 --queue 合用
queue-threads = --threads 只用于本进程；与 --queue 合用时，每个工作进程各有自己的线程
shards-none = 请指定要合并的各部分的日志
shard-twice = { $file } 和 { $other } 都是 { $of } 个部分中的第 { $index } 部分
shards-missing = { $of } 个部分中缺少：{ $missing }
shard-version = { $file } 出自 Tyche { $version }，而 { $other } 出自 { $otherVersion }；各部分须出自同一版本
shard-count = { $file } 属于 { $of } 个部分，而 { $other } 属于 { $otherOf } 个部分
shard-other = { $other } 与 { $file } 不属于同一项工作：“{ $key }”不同
shard-foreign-piece = { $file } 含有第 { $index } 项，而它属于另一部分
shard-unfinished = { $file } 尚未完成：{ $of } 项结果中有 { $done } 项；用同一命令可继续
