### The figure <tyche-tree>: its buttons, questions and refusals.

figure-label = Game tree, searched by { $algorithm }
figure-steps = Step through the search
figure-first = First step
figure-cut-back = Previous cut
figure-back = Back
figure-forward = Forward
figure-cut-forward = Next cut
figure-last = Last step
figure-step = Step
figure-step-of = Step { $step } of { $all }
figure-start = The search has not started.
figure-end = The value of the root is { $value }.
# States of a node, for screen readers.
figure-cut = cut off
figure-skipped = skipped
figure-current = current
# The number line at a node. $interval is a text like "[3, 5]".
figure-line = the value lies in { $interval }
figure-payoff = Payoff
figure-probability = Probability

## Questions

figure-asks-value = What is { FORM($node, "the") } worth?
figure-asks-cut = Which branch is cut next? Choose it in the tree.
figure-answer = Your answer
figure-check = Check
figure-no-branch = None
figure-show = Show the answer
figure-right = Right.
figure-wrong = Not quite. Try again.
figure-searched = No: this branch is searched. Try another one.
figure-some-cut = No: a branch is cut. Find it.
figure-worth = { FORM($node, "The") } is worth { $value }.
figure-nothing-cut = Nothing is cut.

## Refusals

figure-no-number = This is not a number: write 3, -2.5 or 1/3.
figure-no-probability = A probability must be between 0 and 1: write 0.25, 1/4 or 25%.
figure-empty = This figure has no tree: put one inside it, or in its attribute “tree”.
figure-too-large = This tree has { $nodes } nodes; a figure can have { $most } at most.
figure-bad-attribute = The attribute { $attribute } cannot be “{ $value }”: write { LIST($allowed, "or") }.
figure-no-node = The tree has no node “{ $name }”.
figure-unexpected = The figure failed: { $message }
