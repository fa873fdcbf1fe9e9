### Work that is divided among processes.

kind-seconds = un nombre de secondes à partir de 0.1
kind-part = une partie du tout, comme 3/16

log-not-shard = { $file } est le journal d’un travail entier, et non d’une tranche ; il n’y a rien à assembler
log-foreign = { $file } n’est pas un journal de ce genre de travail
log-other = { $file } est le journal d’un autre travail ; nommez un nouveau fichier, ou demandez le même travail
log-damaged = { $file } est abîmé : sa somme de contrôle ne correspond pas
log-line = { $file }:{ $line } : cette ligne n’est pas un résultat de ce travail
queue-option-alone = --{ $option } demande --queue
queue-threads = --threads est pour ce processus ; avec --queue, chaque processus de travail a ses propres fils d’exécution
shards-none = nommez les journaux des tranches à assembler
shard-twice = { $file } et { $other } sont tous deux la tranche { $index } sur { $of }
shards-missing = il manque des tranches, sur { $of } : { $missing }
shard-version = { $file } vient de Tyche { $version } et { $other } de { $otherVersion } ; toutes les tranches doivent venir de la même version
shard-count = { $file } est l’une de { $of } tranches, mais { $other } est l’une de { $otherOf }
shard-other = { $other } et { $file } ne sont pas du même travail : « { $key } » diffère
shard-foreign-piece = { $file } contient le numéro { $index }, qui appartient à une autre tranche
shard-unfinished = { $file } n’est pas fini : il contient { $done } résultats sur { $of } ; la même commande le continue
