### Work that is divided among processes.

kind-seconds = un número de segundos desde 0.1
kind-part = una parte del total, como 3/16

log-not-shard = { $file } es el registro de un trabajo entero, y no de una parte; no hay nada que unir
log-foreign = { $file } no es un registro de esta clase de trabajo
log-other = { $file } es el registro de otro trabajo; nombre un archivo nuevo, o pida el mismo trabajo
log-damaged = { $file } está dañado: su suma de control no coincide
log-line = { $file }:{ $line }: esta línea no es un resultado de este trabajo
queue-option-alone = --{ $option } requiere --queue
queue-threads = --threads es para este proceso; con --queue, cada proceso de trabajo tiene sus propios hilos
shards-none = nombre los registros de las partes que unir
shard-twice = { $file } y { $other } son ambos la parte { $index } de { $of }
shards-missing = faltan partes, de { $of }: { $missing }
shard-version = { $file } es de Tyche { $version } y { $other } de { $otherVersion }; todas las partes deben ser de la misma versión
shard-count = { $file } es una de { $of } partes, pero { $other } es una de { $otherOf }
shard-other = { $other } y { $file } no son del mismo trabajo: «{ $key }» difiere
shard-foreign-piece = { $file } contiene el número { $index }, que pertenece a otra parte
shard-unfinished = { $file } no está terminado: contiene { $done } resultados de { $of }; la misma orden lo continúa
