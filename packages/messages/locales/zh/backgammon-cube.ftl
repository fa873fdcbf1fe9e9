### 加倍骰的正确决策：掷骰一方该怎么做，以及对加倍的回应。

cube-verdict = { $double ->
    [double] 加倍
    [redouble] 再加倍
    [optional-double] 加倍与否皆可
    [optional-redouble] 再加倍与否皆可
    [no-double] 不加倍
    [no-redouble] 不再加倍
    [too-good-to-double] 局面太好，不加倍
   *[too-good-to-redouble] 局面太好，不再加倍
  }；{ $answer ->
    [take] 接受
    [pass] 拒绝
   *[beaver] 反加倍
  }
