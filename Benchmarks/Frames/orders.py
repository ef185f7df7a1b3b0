"""Write the orders: a frame with wrong values of each kind, as Parquet; and a flat one, whose columns every peer can check.

Of a million orders, about 1,000 identifiers are repeated, and each column with rules has some hundred to some thousand wrong values.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np
import polars as pl

ROWS_OF_GROUP = 100_000


def some(random: np.random.Generator, values: list[str], count: int, wrong: str, share: float) -> np.ndarray:
    """Return random values of a list, a share of which is another one."""
    chosen = random.choice(np.array(values, dtype=object), size=count)
    chosen[random.random(count) < share] = wrong
    return chosen


def identifiers(random: np.random.Generator, count: int) -> np.ndarray:
    """Return numbers from 1 on, of which a thousandth repeats an earlier one."""
    numbers = np.arange(count) + 1
    repeated = random.choice(np.arange(count // 2, count), size=count // 1000, replace=False)
    numbers[repeated] = numbers[random.integers(0, count // 2, size=len(repeated))]
    return numbers


def orders(count: int) -> pl.DataFrame:
    """Return the orders."""
    random = np.random.default_rng(7)
    customers = random.integers(1, 50_001, size=count)
    emails = np.char.add(np.char.add("user", customers.astype(str)), "@example.com").astype(object)
    place = random.random(count)
    emails[place < 0.002], emails[(place >= 0.002) & (place < 0.004)], emails[(place >= 0.004) & (place < 0.05)] = "bob", "ann@localhost", None
    numbers = np.char.add("ORD-", np.char.zfill(np.arange(count).astype(str), 8)).astype(object)
    numbers[random.random(count) < 0.001] = "ord-1"
    zips = np.char.zfill(random.integers(0, 100_000, size=count).astype(str), 5).astype(object)
    zips[random.random(count) < 0.001] = "12"
    ordered = np.datetime64("2024-01-01T00:00:00", "us") + random.integers(0, 366 * 86_400, size=count) * np.timedelta64(1_000_000, "us")
    shipped = (ordered + random.integers(0, 10 * 86_400, size=count) * np.timedelta64(1_000_000, "us")).astype("datetime64[D]")
    shipped[random.random(count) < 0.001] = np.datetime64("2023-01-01")
    cents = np.where(random.random(count) < 0.0012, -5, random.integers(100, 1_000_000, size=count))
    quantities = np.where(random.random(count) < 0.0009, 0, random.integers(1, 20, size=count))
    discounts = np.where(random.random(count) < 0.0011, 1.5, np.round(random.random(count) * 0.5, 4))
    frame = pl.DataFrame({
        "order_id": identifiers(random, count),
        "customer_id": customers.astype(np.int32),
        "order_no": pl.Series(list(numbers), dtype=pl.String),
        "email": pl.Series(list(emails), dtype=pl.String),
        "status": list(some(random, ["new", "paid", "shipped", "returned"], count, "SHIPPED?", 0.0007)),
        "country": list(some(random, ["DE", "FR", "US", "CH", "AT"], count, "XX", 0.001)),
        "ordered_at": pl.Series(ordered).dt.replace_time_zone("UTC").dt.convert_time_zone("Europe/Berlin"),
        "ship_date": pl.Series(shipped), "cents": cents, "qty": quantities.astype(np.int32), "discount": discounts,
        "zip": pl.Series(list(zips), dtype=pl.String), "paid": random.random(count) < 0.5,
    })
    late, lacking = pl.Series(random.random(count) < 0.2), pl.Series(random.random(count) < 0.01)
    frame = frame.with_columns(
        pl.col("status", "country").cast(pl.Categorical),
        ship_date=pl.when(late).then(None).otherwise("ship_date"), qty=pl.when(lacking).then(None).otherwise("qty"),
        amount=(pl.col("cents").cast(pl.Decimal(14, 2)) / pl.lit(100).cast(pl.Decimal(14, 0))).cast(pl.Decimal(14, 2)),
    ).drop("cents")
    return frame.with_columns(
        address=pl.struct(street=pl.lit("Main St ") + (pl.col("customer_id") % 100).cast(pl.String), zip="zip", city=pl.lit("Bern")),
        items=pl.concat_list(
            pl.struct(sku=pl.col("order_no"), n=pl.col("qty")), pl.struct(sku=pl.lit("B"), n=pl.lit(1, dtype=pl.Int32))),
    )


def flat(frame: pl.DataFrame) -> pl.DataFrame:
    """Return the columns that every peer can check, of types that all of them know."""
    return frame.select(
        "order_id", "order_no", "email", pl.col("status", "country").cast(pl.String),
        ordered_on=pl.col("ordered_at").dt.convert_time_zone("UTC").dt.date(), ship_date="ship_date",
        amount=pl.col("amount").cast(pl.Float64), qty=pl.col("qty").cast(pl.Int64), discount="discount", zip="zip", paid="paid")


def write(folder: Path, count: int) -> None:
    """Write both frames, unless they are there."""
    if not (folder / "flat.parquet").exists():
        folder.mkdir(parents=True, exist_ok=True)
        frame = orders(count)
        frame.write_parquet(folder / "orders.parquet", row_group_size=ROWS_OF_GROUP)
        flat(frame).write_parquet(folder / "flat.parquet", row_group_size=ROWS_OF_GROUP)
