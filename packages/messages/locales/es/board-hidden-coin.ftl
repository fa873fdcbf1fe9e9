coin-actions-stop = Parar
coin-actions-play = Seguir
coin-actions-ask = Preguntar
coin-actions-pass = Pasar
coin-actions-heads = Cara
coin-actions-tails = Cruz

coin-under = La moneda está bajo el cubilete
coin-lies = La moneda muestra: { $side }
coin-variant = pregunta quien sabe
coin-ways = Dos maneras de buscar lo oculto

coin-methods-ismcts = Un árbol para lo que se sabe (ISMCTS)
coin-methods-determinized = Cada moneda aparte (determinizada)

coin-fusion = Seguir vale 0: nadie nombra el lado mejor que al azar, y parar paga 0,2. Quien busca cara y cruz por separado sabe cada vez qué nombrar y cree que «seguir» vale 1. Ningún número de muestras lo cura: es la fusión de estrategias.
coin-non-local = Quien ve la moneda para con cara, así que si pregunta es cruz, y nombrar cruz vale 1. Ambas maneras empiezan en la pregunta, creen igual en los dos lados y pasan por 0,2: no quitan de la creencia lo que un oponente mejor informado nunca habría dejado llegar (no localidad).
coin-paid = Quien adivina recibe { $value }
