"""Tests of the class of a table."""

import datetime
from typing import Annotated, Any, ClassVar, Literal, Optional

import pytest

import tablerules
from tablerules import field


class Base(tablerules.Table, fields_match="subset", unique_keys=["email"], messages={"required": "is missing"}):
    """Records of any kind."""

    version: ClassVar[int] = 1
    id: int
    email: str = field().rule("email")
    note: Optional[str] = field(length=(None, 5))


class Orders(Base, primary_key="id", unique_keys=[["id", "day"]], rules=[{"id": "both", "all-or-none": ["note", "day"]}]):
    day: Annotated[Optional[datetime.date], field(arrow_type="date32")]
    email: Optional[str]
    order_no: str = field(name="order no", pattern="[0-9]+")


def test_annotations_are_fields_which_subclasses_add_to_and_replace():
    assert str(Base.rules()) == """fieldsMatch: subset
fields:
  - {name: id, type: integer, constraints: {required: true}}
  - {name: email, type: string, constraints: {required: true}, rules: [email]}
  - {name: note, type: string, constraints: {maxLength: 5}}
uniqueKeys: [[email]]
messages: {required: is missing}"""
    assert str(Orders.rules()) == """fieldsMatch: subset
fields:
  - {name: id, type: integer, constraints: {required: true}}
  - {name: email, type: string}
  - {name: note, type: string, constraints: {maxLength: 5}}
  - {name: day, type: date, arrowType: date32}
  - {name: order no, type: string, constraints: {required: true, pattern: '[0-9]+'}}
primaryKey: id
uniqueKeys: [[email], [id, day]]
messages: {required: is missing}
rules:
  - {id: both, all-or-none: [note, day]}"""
    assert Orders.rules() is Orders.rules()
    assert Orders.rules() is not Base.rules()


def test_annotations_that_allow_none_are_optional():
    class Kinds(tablerules.Table):
        a: Literal["x", "y"]
        b: Literal["x", None]
        c: Any
        d: object = field(required=True)

    lines = str(Kinds.rules()).splitlines()
    assert [line.count("required: true") for line in lines[1:]] == [1, 0, 0, 1]
    assert [finding.code for finding in Kinds.rules().check([{"a": "x", "b": "z", "d": "1"}])] == ["one-of.not-listed"]


def test_classes_with_several_bases_have_the_fields_of_all():
    class Dated(tablerules.Table):
        day: datetime.date

    class Both(Dated, Base):
        pass

    assert Both.rules().fields == ["id", "email", "note", "day"]
    assert "fieldsMatch: subset" in str(Both.rules())


def test_a_required_field_is_one_whose_annotation_has_no_none():
    findings = Base.rules().check([{"id": 1, "email": "ann@example.com"}, {"note": "long note"}])
    assert [(finding.record, finding.field, finding.code) for finding in findings] == [
        (2, "id", "required"), (2, "email", "required"), (2, "note", "length.too-long"),
    ]


def of(name: str, annotation: Any, value: Any = None) -> Any:
    """Return a class with one annotation."""
    members: dict[str, Any] = {"__annotations__": {name: annotation}, "__module__": __name__}
    if value is not None:
        members[name] = value
    return type("T", (tablerules.Table,), members)


@pytest.mark.parametrize(
    ("table", "text"),
    [
        (lambda: of("a", complex), "T.a has the type complex, which no field has"),
        (lambda: of("a", Any), None),
        (lambda: of("a", "Unknown"), "T: name 'Unknown' is not defined; an annotation has types"),
        (lambda: of("a", int, 5), "T.a has a value that is no field, and a column has no default: write a: TYPE = field(…)"),
        (lambda: of("a", Optional[int], field().required()), "T.a is required, and its annotation allows None: remove one of them"),
        (lambda: of("a", int, field(required=False)), "T.a is not required, and its annotation does not allow None"),
        (lambda: of("a", Annotated[int, field()], field()), "T.a has a field in its annotation and another one as its value"),
        (lambda: of("_a", int), "T._a begins with an underscore: name the column by field(name='_a')"),
        (lambda: of("_a", int, field(name="_a")), None),
        (lambda: of("rules", str), "T.rules would replace the method rules(): name it otherwise"),
        (lambda: of("a", "int | str"), "T.a has several types, and a field has one"),
        (lambda: of("a", str, field().rule("emial")), "field 'a': there is no rule 'emial'; did you mean 'email'?"),
        (lambda: type("T", (tablerules.Table,), {"a": field(int)}), "T.a has no annotation: write a: TYPE = field(…)"),
    ],
)
def test_errors_name_the_class_and_the_field(table, text):
    if text is None:
        assert table().rules().fields in (["a"], ["_a"])
        return
    with pytest.raises(tablerules.ValidationError) as caught:
        table().rules()
    assert str(caught.value).startswith(text)


def test_a_class_has_no_instances_and_arguments_that_are_checked():
    with pytest.raises(tablerules.ArgumentError, match=r"Orders describes a table and has no instances: check one by Orders.rules"):
        Orders()
    with pytest.raises(tablerules.ArgumentError, match=r"unique_keys= is a list, not a str: write unique_keys=\['a'\]"):
        type("T", (tablerules.Table,), {}, unique_keys="a")
    with pytest.raises(tablerules.ArgumentError, match=r"Table\(\) has no argument .primary_keys.; did you mean .primary_key.?"):
        type("T", (tablerules.Table,), {}, primary_keys="a")
