"""The checks of the flat orders by expressions of Spark: the column, the rule and the value of each failure."""

from __future__ import annotations

from pyspark.sql import Column, DataFrame, Window, functions

from Frames.peers import COUNTRIES, EMAIL, FIRST_DAY, NUMBER, REQUIRED, STATUSES, ZIP

column = functions.col


def located(frame: DataFrame, *, unique: bool) -> DataFrame:
    """Return a row for each failure.

    Args:
        frame: The orders.
        unique: Whether orders with the same identifier are failures too, except for the first.
    """
    rules = [
        ("order_no", "pattern", ~column("order_no").rlike(NUMBER)),
        ("email", "pattern", ~column("email").rlike(EMAIL)),
        ("status", "enum", ~column("status").isin(STATUSES)),
        ("country", "enum", ~column("country").isin(COUNTRIES)),
        ("ship_date", "minimum", column("ship_date") < functions.lit(FIRST_DAY)),
        # As in the rules, whose rule over two columns is not checked for a day that is too early by itself.
        ("ship_date", "order", (column("ship_date") >= functions.lit(FIRST_DAY)) & (column("ship_date") < column("ordered_on"))),
        ("amount", "minimum", column("amount") < 0),
        ("qty", "minimum", column("qty") < 1),
        ("discount", "range", ~column("discount").between(0, 1)),
        ("zip", "pattern", ~column("zip").rlike(ZIP)),
        *[(name, "required", column(name).isNull()) for name in REQUIRED],
    ]
    if unique:
        same = Window.partitionBy("order_id").orderBy("order_no")
        frame = frame.withColumn("place", functions.row_number().over(same))
        rules.append(("order_id", "unique", column("order_id").isNotNull() & (column("place") > 1)))
    failures = functions.array_compact(functions.array(*[_failure(*rule) for rule in rules]))
    return frame.select("order_no", functions.explode(failures).alias("failure"))


def _failure(name: str, rule: str, fails: Column) -> Column:
    """Return the failure of a rule, or null."""
    failure = functions.struct(
        functions.lit(name).alias("column"), functions.lit(rule).alias("rule"), column(name).cast("string").alias("value")
    )
    return functions.when(fails, failure)
