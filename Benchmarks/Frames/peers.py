"""The checks of the flat orders by each peer, as its documentation shows them. A function reads the table, another one checks it."""

from __future__ import annotations

import datetime
from collections.abc import Callable
from typing import Any, Literal, Optional

NUMBER, EMAIL, ZIP = r"^ORD-\d{8}$", r"^[^@\s]+@[^@\s]+\.[^@\s]+$", r"^\d{5}$"
STATUSES, COUNTRIES = ["new", "paid", "shipped", "returned"], ["DE", "FR", "US", "CH", "AT"]
FIRST_DAY = datetime.date(2024, 1, 1)
REQUIRED = ["order_id", "order_no", "status", "country", "ordered_on", "amount", "discount", "zip", "paid"]


def by_hand() -> Callable[[Any], Any]:
    """Return the check by expressions of Polars: record, column, rule and value of each failure."""
    import polars as pl

    column = pl.col
    rules = [
        ("order_id", "unique", ~column("order_id").is_first_distinct()),
        ("order_no", "pattern", ~column("order_no").str.contains(NUMBER)),
        ("email", "pattern", ~column("email").str.contains(EMAIL)),
        ("status", "enum", ~column("status").is_in(STATUSES)),
        ("country", "enum", ~column("country").is_in(COUNTRIES)),
        ("ship_date", "minimum", column("ship_date") < FIRST_DAY),
        ("ship_date", "order", column("ship_date") < column("ordered_on")),
        ("amount", "minimum", column("amount") < 0),
        ("qty", "minimum", column("qty") < 1),
        ("discount", "range", ~column("discount").is_between(0, 1)),
        ("zip", "pattern", ~column("zip").str.contains(ZIP)),
        *[(name, "required", column(name).is_null()) for name in REQUIRED],
    ]

    def check(frame: Any) -> int:
        table = frame.lazy().with_row_index("record", 1)
        parts = [
            table.filter(fails).select("record", column=pl.lit(name), rule=pl.lit(rule), value=column(name).cast(pl.String))
            for name, rule, fails in rules
        ]
        return pl.concat(pl.collect_all(parts)).sort("record").height

    return check


def dataframely() -> Callable[[Any], Any]:
    """Return the check by dataframely: details of each failure."""
    import dataframely as dy
    import polars as pl

    class Order(dy.Schema):
        order_id = dy.Int64(nullable=False)
        order_no = dy.String(nullable=False, regex=NUMBER)
        email = dy.String(nullable=True, regex=EMAIL)
        status = dy.String(nullable=False, check=lambda values: values.is_in(STATUSES))
        country = dy.String(nullable=False, check=lambda values: values.is_in(COUNTRIES))
        ordered_on = dy.Date(nullable=False)
        ship_date = dy.Date(nullable=True, min=FIRST_DAY)
        amount = dy.Float64(nullable=False, min=0)
        qty = dy.Int64(nullable=True, min=1)
        discount = dy.Float64(nullable=False, min=0, max=1)
        zip = dy.String(nullable=False, regex=ZIP)
        paid = dy.Bool(nullable=False)

        @dy.rule()
        def shipped_after_ordered(cls) -> pl.Expr:
            return pl.col("ship_date") >= pl.col("ordered_on")

        @dy.rule()
        def unique_id(cls) -> pl.Expr:
            return pl.col("order_id").is_unique()

    def check(frame: Any) -> int:
        _, failure = Order.filter(frame)
        failure.details()
        return sum(failure.counts().values())

    return check


def pandera_polars() -> Callable[[Any], Any]:
    """Return the check by pandera on Polars, lazy: each failure case."""
    import pandera.polars as pa
    import polars as pl

    def in_order(data: Any) -> Any:
        return data.lazyframe.select(pl.col("ship_date").is_null() | (pl.col("ship_date") >= pl.col("ordered_on")))

    schema = pa.DataFrameSchema(
        {
            "order_id": pa.Column(pl.Int64, unique=True),
            "order_no": pa.Column(pl.String, pa.Check.str_matches(NUMBER)),
            "email": pa.Column(pl.String, pa.Check.str_matches(EMAIL), nullable=True),
            "status": pa.Column(pl.String, pa.Check.isin(STATUSES)),
            "country": pa.Column(pl.String, pa.Check.isin(COUNTRIES)),
            "ordered_on": pa.Column(pl.Date),
            "ship_date": pa.Column(pl.Date, pa.Check.ge(FIRST_DAY), nullable=True),
            "amount": pa.Column(pl.Float64, pa.Check.ge(0)),
            "qty": pa.Column(pl.Int64, pa.Check.ge(1), nullable=True),
            "discount": pa.Column(pl.Float64, pa.Check.in_range(0, 1)),
            "zip": pa.Column(pl.String, pa.Check.str_matches(ZIP)),
            "paid": pa.Column(pl.Boolean),
        },
        checks=pa.Check(in_order),
    )
    return lambda frame: _failures(schema, pa.errors.SchemaErrors, frame)


def pandera_pandas() -> Callable[[Any], Any]:
    """Return the check by pandera on pandas, lazy: each failure case."""
    import pandera.pandas as pa

    def in_order(frame: Any) -> Any:
        return frame["ship_date"].isna() | (frame["ship_date"].fillna(datetime.date.max) >= frame["ordered_on"])

    schema = pa.DataFrameSchema(
        {
            "order_id": pa.Column("int64", unique=True),
            "order_no": pa.Column("str", pa.Check.str_matches(NUMBER)),
            "email": pa.Column("str", pa.Check.str_matches(EMAIL), nullable=True),
            "status": pa.Column("str", pa.Check.isin(STATUSES)),
            "country": pa.Column("str", pa.Check.isin(COUNTRIES)),
            "ordered_on": pa.Column(object),
            "ship_date": pa.Column(object, pa.Check.ge(FIRST_DAY), nullable=True),
            "amount": pa.Column("float64", pa.Check.ge(0)),
            "qty": pa.Column("float64", pa.Check.ge(1), nullable=True),
            "discount": pa.Column("float64", pa.Check.in_range(0, 1)),
            "zip": pa.Column("str", pa.Check.str_matches(ZIP)),
            "paid": pa.Column("bool"),
        },
        checks=pa.Check(in_order),
    )
    return lambda frame: _failures(schema, pa.errors.SchemaErrors, frame)


def _failures(schema: Any, errors: Any, frame: Any) -> int:
    try:
        schema.validate(frame, lazy=True)
    except errors as error:
        return len(error.failure_cases)
    return 0


def patito() -> Callable[[Any], Any]:
    """Return the check by patito: a number of failures for each rule."""
    import patito as pt
    import polars as pl

    class Order(pt.Model):
        order_id: int = pt.Field(unique=True)
        order_no: str = pt.Field(pattern=NUMBER)
        email: Optional[str] = pt.Field(pattern=EMAIL)
        status: Literal["new", "paid", "shipped", "returned"]
        country: Literal["DE", "FR", "US", "CH", "AT"]
        ordered_on: datetime.date
        ship_date: Optional[datetime.date] = pt.Field(
            constraints=[
                pt.field.is_null() | (pt.field >= FIRST_DAY),
                pl.col("ship_date").is_null() | (pl.col("ship_date") >= pl.col("ordered_on")),
            ]
        )
        amount: float = pt.Field(ge=0)
        qty: Optional[int] = pt.Field(ge=1)
        discount: float = pt.Field(ge=0, le=1)
        zip: str = pt.Field(pattern=ZIP)
        paid: bool

    Order.model_rebuild(_types_namespace={"Optional": Optional, "Literal": Literal, "datetime": datetime})

    def check(frame: Any) -> int:
        try:
            Order.validate(frame, allow_superfluous_columns=True)
        except pt.exceptions.DataFrameValidationError as error:
            return len(error.errors())
        return 0

    return check


def pointblank() -> Callable[[Any], Any]:
    """Return the check by pointblank: an extract of the failing rows of each step."""
    import pointblank as pb

    def check(frame: Any) -> int:
        validation = (
            pb.Validate(frame)
            .col_vals_not_null(REQUIRED)
            .rows_distinct("order_id")
            .col_vals_regex("order_no", NUMBER)
            .col_vals_regex("email", EMAIL, na_pass=True)
            .col_vals_in_set("status", STATUSES)
            .col_vals_in_set("country", COUNTRIES)
            .col_vals_ge("ship_date", FIRST_DAY, na_pass=True)
            .col_vals_ge("amount", 0)
            .col_vals_ge("qty", 1, na_pass=True)
            .col_vals_between("discount", 0, 1)
            .col_vals_regex("zip", ZIP)
            .col_vals_ge("ship_date", pb.col("ordered_on"), na_pass=True)
            .interrogate()
        )
        return sum(validation.n_failed().values())

    return check
