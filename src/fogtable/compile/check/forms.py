"""The forms of the rules language: which statements and expressions a rule may be written with."""

from __future__ import annotations

import ast
from typing import Final

from fogtable.compile.read.program import MISSING, Program, Rule, is_question
from fogtable.core.declarations.choice import Choice

_STATEMENTS: Final[dict[type[ast.AST], str]] = {
    ast.Try: '"try" is not part of the rules language: ask beforehand whether it can be done',
    ast.Raise: '"raise" is not part of the rules language: what cannot happen is caught by the bounds of the fields',
    ast.Assert: '"assert" is not part of the rules language: bounds of fields are checked, the rest belongs to tests',
    ast.With: '"with" is not part of the rules language',
    ast.Delete: '"del" is not part of the rules language: write what the field holds instead, EMPTY or NONE',
    ast.Match: '"match" is not part of the rules language: write if and elif',
    ast.Global: '"global" is not part of the rules language: keep it in a field of the state',
    ast.Nonlocal: '"nonlocal" is not part of the rules language: keep it in a field of the state',
    ast.Import: "import at the top of the module",
    ast.ImportFrom: "import at the top of the module",
    ast.ClassDef: "classes are not part of the rules language",
    ast.FunctionDef: "a rule inside a rule is not part of the rules language: put it beside, hand on what it needs",
    ast.AsyncFunctionDef: '"async" is not part of the rules language',
    ast.AsyncFor: '"async" is not part of the rules language',
    ast.AsyncWith: '"async" is not part of the rules language',
}
if hasattr(ast, "TryStar"):
    _STATEMENTS[ast.TryStar] = _STATEMENTS[ast.Try]

_SETS: Final = "are not part of the rules language: use a card set (EMPTY + card, cards_of(...)) or a field"
_EXPRESSIONS: Final[dict[type[ast.AST], str]] = {
    ast.Lambda: "lambda is not part of the rules language: write a rule and hand on its name",
    ast.Dict: f"dicts {_SETS}",
    ast.List: f"lists {_SETS}",
    ast.Set: f"Python's sets {_SETS}",
    ast.Tuple: f"tuples {_SETS}",
    ast.ListComp: f"comprehensions {_SETS}, filled in a loop",
    ast.SetComp: f"comprehensions {_SETS}, filled in a loop",
    ast.DictComp: f"comprehensions {_SETS}, filled in a loop",
    ast.GeneratorExp: f"comprehensions {_SETS}, filled in a loop",
    ast.JoinedStr: "texts are not part of the rules language: emit an event, words are made at the border",
    ast.NamedExpr: '":=" is not part of the rules language: give the name a value on a line of its own',
    ast.Await: '"await" is not part of the rules language',
    ast.Starred: '"*" is not part of the rules language: name every value',
    ast.Slice: "slices are not part of the rules language: loop over the indices",
}

_PLAIN: Final = (
    ast.BoolOp,
    ast.BinOp,
    ast.UnaryOp,
    ast.IfExp,
    ast.Compare,
    ast.Call,
    ast.Attribute,
    ast.Subscript,
    ast.Name,
    ast.Constant,
    ast.Yield,
    ast.YieldFrom,
    ast.FormattedValue,
    ast.expr_context,
    ast.operator,
    ast.boolop,
    ast.unaryop,
    ast.cmpop,
)

_OPERATORS: Final[dict[type[ast.AST], str]] = {
    ast.Div: '"/" gives fractions: count in whole numbers, or write // with a positive constant',
    ast.Pow: '"**" is not part of the rules language: multiply',
    ast.LShift: "shifts are not part of the rules language: use card sets",
    ast.RShift: "shifts are not part of the rules language: use card sets",
    ast.BitXor: '"^" is not part of the rules language: write (a | b) - (a & b)',
    ast.MatMult: '"@" is not part of the rules language',
    ast.Invert: '"~" is not part of the rules language: subtract from Family.ALL',
    ast.UAdd: 'a lone "+" says nothing: leave it out',
    ast.Is: '"is" is not part of the rules language: write ==',
    ast.IsNot: '"is not" is not part of the rules language: write !=',
}

OWN_LINE: Final = "ask on a line of its own: write  answer = yield ...  and use the name afterwards"


class FormChecker:
    """Checks the forms of one rule."""

    def __init__(self, program: Program, rule: Rule) -> None:
        self.program = program
        self.rule = rule

    def refuse(self, node: ast.AST, text: str) -> None:
        """Note a problem; the rule is not followed any further."""
        self.program.refuse(self.rule, node, text)
        self.rule.sound = False

    def check(self) -> None:
        """Check the whole rule."""
        body = self.rule.node.body
        told = ast.get_docstring(self.rule.node, clean=False) is not None
        self.block(body[1:] if told else body)

    def block(self, body: list[ast.stmt]) -> None:
        """Check statements one after another."""
        for node in body:
            self.statement(node)

    def statement(self, node: ast.stmt) -> None:
        """Check one statement and what it holds."""
        if isinstance(node, (ast.Pass, ast.Break, ast.Continue)):
            return
        if isinstance(node, ast.If):
            self.asking_inside(node.test, node)
            self.expression(node.test)
            self.block(node.body)
            self.block(node.orelse)
        elif isinstance(node, (ast.While, ast.For)):
            self.loop(node)
        elif isinstance(node, ast.Return):
            if node.value is not None:
                self.asking_inside(node.value, node.value)
                self.expression(node.value)
        elif isinstance(node, ast.Expr):
            if isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
                self.refuse(node, "a text that says nothing to the rules: write it as a comment")
            else:
                self.top(node.value)
        elif isinstance(node, ast.Assign):
            if len(node.targets) > 1:
                self.refuse(node, "one name a line: a = b = c is not part of the rules language")
            self.target(node.targets[0], node.value)
            self.top(node.value)
        elif isinstance(node, ast.AnnAssign):
            self.annotated(node)
        elif isinstance(node, ast.AugAssign):
            self.augmented(node)
        else:
            self.refuse(node, _STATEMENTS.get(type(node), f'"{type(node).__name__}" is not part of the rules language'))

    def loop(self, node: ast.While | ast.For) -> None:
        """Check a loop."""
        if node.orelse:
            text = '"else" on a loop is not part of the rules language: set a name before the break'
            self.refuse(node.orelse[0], text)
        head = node.test if isinstance(node, ast.While) else node.iter
        self.asking_inside(head, node)
        self.expression(head)
        if isinstance(node, ast.For):
            if not isinstance(node.target, ast.Name):
                self.refuse(node, "a loop goes through one thing: give it one name")
                return
            name = node.target.id
            if name in self.rule.params:
                self.refuse(node, f'"{name}" is a parameter: give the loop a name of its own')
            for inner in node.body:
                for part in ast.walk(inner):
                    if isinstance(part, ast.Name) and isinstance(part.ctx, ast.Store) and part.id == name:
                        self.refuse(part, f'"{name}" is the loop\'s own name: keep the new value under another one')
        self.block(node.body)

    def annotated(self, node: ast.AnnAssign) -> None:
        """Check ``name: int = value``."""
        if not isinstance(node.target, ast.Name):
            self.refuse(node, f'"{ast.unparse(node.target)}" is declared in the table: leave the annotation out')
            return
        if node.value is None:
            self.refuse(node, "give the name its value on the same line")
            return
        self.target(node.target, node.value)
        self.top(node.value)

    def augmented(self, node: ast.AugAssign) -> None:
        """Check ``t.will[p] -= 1``."""
        if any(is_question(n) for n in ast.walk(node)):
            text = ast.unparse(node.target)
            self.refuse(node, f'Python reads "{text}" before it asks, C after: {OWN_LINE}')
            return
        self.target(node.target, node.value)
        self.operator(node.op, node.value, node)
        self.expression(node.value)

    def top(self, node: ast.expr) -> None:
        """Check what a line does or assigns: only here may a question stand."""
        if not isinstance(node, (ast.Yield, ast.YieldFrom)):
            self.asking_inside(node, node)
            self.expression(node)
        elif node.value is None:
            self.refuse(node, 'a lone "yield" asks nothing: write  yield Ask(...)')
        else:
            self.asking_inside(node.value, node)
            self.expression(node.value)

    def asking_inside(self, node: ast.expr, at: ast.AST) -> None:
        """Refuse a question that is only part of a line."""
        if any(is_question(n) for n in ast.walk(node)):
            self.refuse(at, f"a question inside an expression: {OWN_LINE}")

    def target(self, node: ast.expr, value: ast.expr) -> None:
        """Check what a line writes to."""
        if isinstance(node, ast.Tuple) and isinstance(value, ast.Yield):
            for name in node.elts:
                if not isinstance(name, ast.Name):
                    self.refuse(node, "an answer of several parts goes into names: deed, card = yield ...")
        elif isinstance(node, ast.Tuple):
            self.refuse(node, "one name a line: only an answer has several parts (deed, card = yield ...)")
        elif isinstance(node, ast.Name):
            if node.id == "t":
                self.refuse(node, '"t" is the state: give the value another name')
        elif not _is_place(node):
            self.refuse(node, f'"{ast.unparse(node)}" is neither a name nor a field of the state: t.field[...]')
        else:
            self.asking_inside(node, node)
            self.expression(node)

    def expression(self, node: ast.AST) -> None:
        """Check an expression and all its parts."""
        for part in ast.walk(node):
            if isinstance(part, ast.Constant):
                self.literal(part)
            elif isinstance(part, ast.Call):
                if part.keywords:
                    self.refuse(part, "keyword arguments are not part of the rules language: give values in order")
            elif isinstance(part, ast.BinOp):
                self.operator(part.op, part.right, part)
            elif isinstance(part, ast.UnaryOp):
                self.operator(part.op, part.operand, part)
            elif isinstance(part, ast.Compare):
                self.compare(part)
            elif not isinstance(part, (*_PLAIN, ast.keyword)) and type(part) in _EXPRESSIONS:
                self.refuse(part, _EXPRESSIONS[type(part)])
            elif not isinstance(part, (*_PLAIN, ast.keyword)) and isinstance(part, ast.expr):
                self.refuse(part, f'"{ast.unparse(part)}" is not part of the rules language')

    def literal(self, node: ast.Constant) -> None:
        """Check a number or word written in the rule."""
        if node.value is None:
            self.refuse(node, "None is not part of the rules language: write NONE, NOBODY or EMPTY")
        elif isinstance(node.value, str):
            self.refuse(node, "texts are not part of the rules language: emit an event, words are made at the border")
        elif isinstance(node.value, float):
            self.refuse(node, f"{node.value} is a fraction: rules count in whole numbers")
        elif not isinstance(node.value, int):
            self.refuse(node, f'"{ast.unparse(node)}" is not part of the rules language')

    def operator(self, op: ast.AST, right: ast.expr, node: ast.AST) -> None:
        """Check an operator; whole division and remainder need a positive constant on their right."""
        if type(op) in _OPERATORS:
            self.refuse(node, _OPERATORS[type(op)])
        elif isinstance(op, (ast.FloorDiv, ast.Mod)):
            by = right.value if isinstance(right, ast.Constant) else MISSING
            if isinstance(right, (ast.Name, ast.Attribute)) and not self.is_local(right):
                by = self.program.static(self.rule.module, right)
            if not isinstance(by, int) or isinstance(by, bool) or by < 1:
                sign = "//" if isinstance(op, ast.FloorDiv) else "%"
                self.refuse(node, f'"{sign}" rounds differently below zero in C: divide by a positive constant only')

    def is_local(self, node: ast.expr) -> bool:
        """Tell whether a name belongs to the rule itself."""
        return isinstance(node, ast.Name) and node.id in local_names(self.rule)

    def compare(self, node: ast.Compare) -> None:
        """Check comparisons."""
        for op, right in zip(node.ops, node.comparators, strict=True):
            if type(op) in _OPERATORS:
                self.refuse(node, _OPERATORS[type(op)])
            if isinstance(op, (ast.In, ast.NotIn)) and isinstance(right, (ast.Tuple, ast.List, ast.Set)):
                names = ", ".join(ast.unparse(e) for e in right.elts)
                verbs = any(self.is_verb(e) for e in right.elts)
                how = "compare with == and or" if verbs else f"name it at the top: SOME = cards_of({names})"
                self.refuse(node, f'"in" looks into a card set: {how}')

    def is_verb(self, node: ast.expr) -> bool:
        """Tell whether an expression names a verb of a question."""
        if not isinstance(node, ast.Attribute):
            return False
        owner = self.program.static(self.rule.module, node.value)
        return isinstance(owner, type) and issubclass(owner, Choice)


def _is_place(node: ast.expr) -> bool:
    while isinstance(node, ast.Subscript):
        node = node.value
    return isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "t"


def local_names(rule: Rule) -> set[str]:
    """Return the names that belong to a rule: its parameters and what it assigns."""
    stored = {n.id for n in ast.walk(rule.node) if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store)}
    return stored | set(rule.params)


def check_forms(program: Program) -> None:
    """Check the forms of all rules."""
    for rule in program.rules.values():
        FormChecker(program, rule).check()
