### Where in a file or a text something is wrong.

at-name = { $name }: { $sentence }
at-line = line { $line }, column { $column }: { $sentence }
