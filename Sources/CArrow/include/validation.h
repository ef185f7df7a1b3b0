// Rules over tables in Arrow's memory format, for programs in other languages.
//
//   val_rules *rules;
//   char error[1024];
//   if (val_rules_open("people.yml", &rules, error, sizeof error) != VAL_OK) { fputs(error, stderr); return; }
//   val_checker *checker;
//   if (val_checker_open_stream(rules, &stream, "people", 0, &checker, error, sizeof error) == VAL_OK) {
//     struct ArrowArrayStream findings;
//     val_checker_findings(checker, &findings, error, sizeof error);  // read by any implementation of Arrow
//     findings.release(&findings);
//     val_checker_free(checker);
//   }
//   val_rules_free(rules);
//
// Ownership is that of the Arrow C Data Interface. A struct that is passed in is moved: the library releases it, also if
// the function fails, and its `release` is NULL afterwards. A struct that is passed out belongs to the caller, who calls
// `release`.
//
// Threads: rules and collected findings never change and may be used by any number of threads at once. An inference, and a checker
// with the stream of its findings, must be used by one thread at a time, except for val_checker_progress(). Only the check of a file
// starts threads.
//
// Forks: a process should call val_prepare() before it forks. A checker created before a fork must not be used in the
// child.
//
// Text is UTF-8. A function that can fail returns a `val_status`. If that is not VAL_OK, a text of one or several lines is
// written to `error`, truncated to `capacity` bytes including its final NUL. `error` may be NULL if `capacity` is 0.
#pragma once

#include <stddef.h>
#include <stdint.h>

#include "arrow.h"

#ifdef __cplusplus
extern "C" {
#endif

/// The version of this interface. A library with a higher version may lack functions of this header.
#define VAL_ABI 1

/// Rules, read from a rule file.
typedef struct val_rules val_rules;

/// A check of one table by rules.
typedef struct val_checker val_checker;

/// An inference of rules for a table.
typedef struct val_inference val_inference;

/// All findings of a check.
typedef struct val_findings val_findings;

/// How much of a table has been checked.
typedef struct val_progress {
  /// The number of records.
  int64_t records;
  /// The number of bytes of a file that is checked; 0 for batches.
  int64_t bytes;
  /// The number of bytes of the file; -1 for batches, and if it is unknown, as for a compressed file.
  int64_t size;
} val_progress;

/// A count of the records of a part of a file.
typedef struct val_scan val_scan;

/// The result of a function that can fail.
enum val_status {
  VAL_OK = 0,
  /// An argument is not valid, such as a NULL pointer or an unknown flag, or a function was called out of order.
  VAL_ARGUMENT = 1,
  /// The rules have faults; the error text has a line for each.
  VAL_RULES = 2,
  /// A column cannot be checked because of its type; the error text names both.
  VAL_TYPE = 3,
  /// An Arrow struct violates its specification; the error text describes the fault.
  VAL_DATA = 4,
  /// A file cannot be read, or a stream ends with an error.
  VAL_INPUT = 5,
  /// The values that are stored for a comparison with later records take more memory than allowed.
  VAL_MEMORY = 6,
  /// Another thread has called val_checker_cancel().
  VAL_CANCELLED = 7,
};

/// Flags of a checker.
enum val_flags {
  /// Findings are only counted, which is faster.
  VAL_COUNT_ONLY = 1,
  /// Every rule that a value breaks is reported, and not only the first.
  VAL_ALL = 2,
  /// The keys of pushed batches are returned by val_checker_keys() and are not compared, so that the caller can compare those of
  /// all parts of a table.
  VAL_KEYS = 4,
  /// Records are not compared with each other: `unique`, keys and foreign keys of the table to itself are not checked.
  VAL_SKIP_KEYS = 8,
  /// The batches that are pushed are a whole table, which val_checker_collect() or val_checker_run() ends: rules under `table` are
  /// checked then. Findings on a batch that val_checker_push() does not return are stored for val_checker_collect().
  VAL_WHOLE = 16,
  /// The columns are texts of values that their source stores otherwise, such as objects of a program: `arrowType` of a field is not
  /// compared with their types.
  VAL_TEXTS = 32,
  /// The results are kept for val_checker_report(), and no findings are returned.
  VAL_REPORT = 64,
  /// Which records are invalid is kept for val_checker_invalid(). Only for batches that are pushed.
  VAL_INVALID = 128,
};

/// Returns the version of the interface that the library has: `VAL_ABI` of its header.
int32_t val_abi(void);

/// Initializes the state that the library shares between threads. A child of a later fork could otherwise wait forever
/// for a thread that does not exist in it.
void val_prepare(void);

// Rules

/// Reads rules from the text of a rule file: a Table Schema in JSON or YAML.
///
/// `folder` is where relative paths in the rules start; NULL for the current folder. `*rules` is set only on success.
int32_t val_rules_parse(
    const char *text, size_t count, const char *folder, val_rules **rules, char *error, size_t capacity);

/// Reads rules from a rule file. `*rules` is set only on success.
int32_t val_rules_open(const char *path, val_rules **rules, char *error, size_t capacity);

/// Describes rules as JSON: {"fields":[{"name":…,"title":…,"type":…,"rules":[…]}],"fieldsMatch":…,"recordRules":[…],
/// "comparesRecords":…}; `comparesRecords` is whether a record can be invalid because of others, by keys, `unique` or rules over
/// the table as a whole. If it is false, the parts of a table can be checked independently.
///
/// Writes at most `capacity` bytes, the last of them NUL, and returns the number of bytes of the whole text without NUL.
size_t val_rules_describe(const val_rules *rules, char *text, size_t capacity);

/// Creates the same rules with a further one, whose verdicts the caller gives with each batch (val_checker_reject()), described as
/// JSON: {"name":…,"columns":[…],"at":…,"code":…,"message":…,"severity":…}. `columns` are those by which the caller decides, and
/// `at` the one to which findings belong; without `at` they are on whole records. The default of `code` is the name, and that of
/// `severity` "error". The rules are numbered from 0 in the order in which they are added.
///
/// A record is not checked by the rule if one of the columns has a value with an error by its own rules, and no record if the table
/// lacks one of them, which is a finding. Such rules are for batches that are pushed. `*result` is set only on success.
int32_t val_rules_add(
    const val_rules *rules, const char *rule, size_t count, val_rules **result, char *error, size_t capacity);

/// Frees rules; checkers that were made of them continue to work. NULL is ignored.
void val_rules_free(val_rules *rules);

// Checkers

/// Creates a checker of batches that the caller pushes. Their schema is a struct with a child for each column. Rules over a table
/// as a whole (`table` in a rule file) are an error, because such batches have no end, unless VAL_WHOLE promises one.
///
/// `file` is the name of the table in findings. `flags` is a sum of `val_flags`. `*checker` is set only on success.
int32_t val_checker_open(
    const val_rules *rules, struct ArrowSchema *schema, const char *file, int32_t flags, val_checker **checker,
    char *error, size_t capacity);

/// Creates a checker of the batches of a stream.
int32_t val_checker_open_stream(
    const val_rules *rules, struct ArrowArrayStream *stream, const char *file, int32_t flags, val_checker **checker,
    char *error, size_t capacity);

/// Creates a checker of a file: of JSON Lines if its name ends with .jsonl or .ndjson, otherwise of CSV in the dialect of the
/// rules. It may be compressed, and the suffix of that may follow.
///
/// `name` is the name of the table in findings; NULL for the path.
int32_t val_checker_open_file(
    const val_rules *rules, const char *path, const char *name, int32_t flags, val_checker **checker, char *error,
    size_t capacity);

/// Creates a checker of files that are one table, as val_checker_open_file() does of one: each is checked by the columns of its
/// header, numbers of records begin again with each file, findings have the names of the files, and keys and rules under `table`
/// are for all files together. A file that exists and cannot be read is a finding if another one can be read.
///
/// `names` has a name for each path, which determines the format of the file; NULL for the paths. A path may be that of a pipe.
int32_t val_checker_open_files(
    const val_rules *rules, const char *const *paths, const char *const *names, size_t count, int32_t flags,
    val_checker **checker, char *error, size_t capacity);

/// Begins another file of a table that is pushed with VAL_WHOLE: findings on the batches that follow have its name. The caller numbers
/// the records of a file from 1. The first file has the name that was given to val_checker_open().
int32_t val_checker_begin_file(val_checker *checker, const char *name, char *error, size_t capacity);

/// Sets the columns by whose values findings identify their records, in addition to their numbers: the findings then have a
/// column `id`, a struct of the texts of these columns. It is called before the first batch is pushed or read; a later call
/// replaces the columns. It is an error for a file, and for a column whose rules are for secrets.
int32_t val_checker_set_id(
    val_checker *checker, const char *const *columns, size_t count, char *error, size_t capacity);

/// Sets the limit of the memory of keys in bytes, instead of 1 GiB, before the first batch is pushed or read. A check that needs
/// more ends with VAL_MEMORY.
int32_t val_checker_set_key_memory(val_checker *checker, int64_t size, char *error, size_t capacity);

/// Describes the schema of the findings of a checker: that of val_findings_schema(), with the column `id` after `record` if
/// val_checker_set_id() has been called.
void val_checker_schema(const val_checker *checker, struct ArrowSchema *schema);

/// Frees a checker. A stream of its findings continues to work. NULL is ignored.
void val_checker_free(val_checker *checker);

/// Checks a batch, whose first record has the number `first_record`, from 1.
///
/// The findings are written to `findings` as a struct array with the schema of val_checker_schema(). `findings` may be
/// NULL, and must be if the checker has the flag VAL_COUNT_ONLY. After an error the checker can only be freed.
int32_t val_checker_push(
    val_checker *checker, struct ArrowArray *batch, int64_t first_record, struct ArrowArray *findings, char *error,
    size_t capacity);

/// Sets the rows of the next batch that break a rule of val_rules_add(), before the batch is pushed: `count` numbers from 0, ascending.
/// `rule` is the number of the rule. Without a call, no row breaks it.
int32_t val_checker_reject(
    val_checker *checker, int32_t rule, const int64_t *rows, size_t count, char *error, size_t capacity);

/// Moves the keys of the last batch out of a checker with the flag VAL_KEYS: a struct with a column of binary values for each
/// key, and a value for each record. Two records have the same key if and only if the bytes are equal; null is no key, because a
/// field of it is absent or invalid. Equal bytes mean equal keys only among checkers of the same rules and the same version of
/// the library.
///
/// `schema` receives the schema of `keys`, and may be NULL.
int32_t val_checker_keys(
    val_checker *checker, struct ArrowArray *keys, struct ArrowSchema *schema, char *error, size_t capacity);

/// Describes the columns of val_checker_keys() as JSON: [{"column":…,"rule":…,"code":…,"fields":[…],"reference":…,
/// "isStored":…,"severity":…,"message":…,"params":{…}}]; `reference` names the column that has what a foreign key of the table to
/// itself refers to. That column has no rule, and null in all that follows. `isStored` is true if two records have the same key if and
/// only if their columns have the same integers, and no key if one is null, so that the caller can compare the columns themselves. `message` and `params` are those of a finding on a record that
/// breaks the rule: `{record}` in them is for the number of the first record with the same key.
///
/// Writes at most `capacity` bytes, the last of them NUL, and returns the number of bytes of the whole text without NUL.
size_t val_checker_describe_keys(const val_checker *checker, char *text, size_t capacity);

/// Checks a stream or a file while the caller reads the stream of its findings. It can be called once.
///
/// An error of the check is an error of the stream: `get_next` returns an errno, and `get_last_error` returns the text.
int32_t val_checker_findings(val_checker *checker, struct ArrowArrayStream *findings, char *error, size_t capacity);

/// Checks a stream or a file to its end and stores all findings, or ends a table that was pushed with VAL_WHOLE. It can be called
/// once, instead of val_checker_findings().
///
/// `*findings` is set only on success.
int32_t val_checker_collect(val_checker *checker, val_findings **findings, char *error, size_t capacity);

/// Creates a stream of collected findings, from the first on. Any number of streams may read them.
int32_t val_findings_stream(
    const val_findings *findings, struct ArrowArrayStream *stream, char *error, size_t capacity);

/// Frees collected findings; streams of them continue to work. NULL is ignored.
void val_findings_free(val_findings *findings);

/// Checks a stream or a file to its end and only counts findings, or ends a table that was pushed with VAL_WHOLE. The checker must
/// have the flag VAL_COUNT_ONLY.
int32_t val_checker_run(val_checker *checker, char *error, size_t capacity);

/// Checks a stream or files to the end, or ends a table that was pushed with VAL_WHOLE, and writes the results to a file as the HTML
/// page of `validate check --report html=FILE`. The checker must have the flag VAL_REPORT. The file is replaced as a whole.
int32_t val_checker_report(val_checker *checker, const char *path, char *error, size_t capacity);

/// Describes what has been checked so far as JSON: {"records":…,"invalid":…,"valid":…,"fails":…,"limits":[…],"columns":[{"field":…,
/// "code":…,"severity":…,"message":…}],"counts":[{"field":…,"rule":…,"code":…,"severity":…,"findings":…}]}; `fails` is whether the
/// check fails by the limits of the rule file or, without them, because it is not `valid`; `limits` are those of fields and rules, with
/// the members that Documentation/Reports.md describes; `columns` are the findings about the names of the columns. The records of a file are included once its findings have been read to the end.
///
/// Writes at most `capacity` bytes, the last of them NUL, and returns the number of bytes of the whole text without NUL.
size_t val_checker_counts(const val_checker *checker, char *text, size_t capacity);

/// Writes which records are invalid to `invalid`: an array of truth values, one for each record from 1 to the last one that was pushed to
/// `checker` and the other checkers of its table, after all their calls have ended. `checker` has the flag VAL_INVALID, and the records
/// were pushed without gaps from number 1 on.
int32_t val_checker_invalid(const val_checker *checker, struct ArrowArray *invalid, char *error, size_t capacity);

/// Creates a checker of other batches of the table of a checker, so that each thread of a program can check a part of the batches. It
/// has the same rules, columns, flags and columns of the id, and its findings and counts are those of `checker`: that is what
/// val_checker_collect(), val_checker_run() and val_checker_counts() are called with, after all calls of the other checkers have
/// ended. Collected findings are in the order of the records, whichever checker has found them. val_checker_progress() and
/// val_checker_cancel() are about all of them.
///
/// `checker` was created by val_checker_open() with VAL_WHOLE, or with VAL_COUNT_ONLY, and without VAL_REPORT; the columns of its id and
/// the memory of its keys are set, no batch has been pushed to it, and there are no rules over the table as a whole (`canBeDivided` of
/// val_rules_describe()). If the rules compare records (`comparesRecords`), a push waits where that is necessary until all records
/// before it have been compared. The records are then pushed without gaps from number 1 on, each batch by a thread that is not waited for by
/// those of earlier ones, as if the threads take batches from a queue in their order. The error of a batch ends the pushes of later
/// ones with VAL_CANCELLED.
int32_t val_checker_open_peer(val_checker *checker, val_checker **peer, char *error, size_t capacity);

/// Writes how much has been checked so far. Any thread may call it while another one uses the checker, but not while the checker
/// is created or freed.
void val_checker_progress(const val_checker *checker, val_progress *progress);

/// Ends a check that another thread runs, before its next records: its function returns VAL_CANCELLED, and the checker can only be
/// freed. Any thread may call it, but not while the checker is created or freed.
void val_checker_cancel(val_checker *checker);

/// Reports a column that later records of a table have and the schema of the checker does not, if `fieldsMatch` does not allow it.
/// Its values are not checked. Batches are pushed by the schema as before.
int32_t val_checker_report_column(val_checker *checker, const char *name, char *error, size_t capacity);

/// Does nothing. It is the `release` of a struct that a caller lends to a function of this header and keeps, such as a part of a
/// larger batch: the memory of the struct must exist until the function has returned, that of a schema as long as the checker.
void val_keep(void *lent);

// Inferred rules
//
// Rules that nearly all values of a table keep are proposed from one pass over it, and checks of it decide about them:
//
// 1. val_inference_push() reads all batches.
// 2. val_inference_text() returns the proposal as a rule file.
// 3. A checker of the same batches by these rules, with VAL_COUNT_ONLY and VAL_ALL, counts their findings, and
//    val_inference_drop() drops what too many values break.
// 4. Steps 2 and 3 are repeated until nothing is dropped.

/// Creates an inference for batches whose schema is a struct with a child for each column.
///
/// Columns without a name of their own, and those whose values cannot be checked, have no field. `name` is the name of the table in
/// the comment of the rules. `tolerance` is the share of values that may break a rule, from 0 to 0.5. `*inference` is set only on
/// success.
int32_t val_inference_open(
    struct ArrowSchema *schema, const char *name, double tolerance, val_inference **inference, char *error,
    size_t capacity);

/// Reads a batch, before rules are proposed. After an error the inference can only be freed.
int32_t val_inference_push(val_inference *inference, struct ArrowArray *batch, char *error, size_t capacity);

/// Drops the parts of the proposal that more values break than the tolerance allows, by the counts of a checker that has checked all
/// records by it. `*dropped` is 1 if the proposal has changed and another check is needed, otherwise 0.
int32_t val_inference_drop(
    val_inference *inference, const val_checker *checker, int32_t *dropped, char *error, size_t capacity);

/// Proposes rules for the batches so far, unless that has been done, and writes them as the text of a rule file with comments.
///
/// Writes at most `capacity` bytes, the last of them NUL, and returns the number of bytes of the whole text without NUL.
size_t val_inference_text(val_inference *inference, char *text, size_t capacity);

/// Frees an inference. NULL is ignored.
void val_inference_free(val_inference *inference);

// Parts of files
//
// A file of CSV or JSON Lines can be checked by several processes, each of which reads a part of it:
//
// 1. val_head_read() reads the header, and says whether the file can be divided.
// 2. The records are divided into ranges of bytes of any sizes, each of which ends after a LF or with the file. After a LF either
//    a row begins (a record, a blank line or a comment) or the bytes are in quotes. Each range is scanned from both states, by two
//    `val_scan`s, at the same time as the other ranges.
// 3. The first range does not begin in quotes. Each range ends in the state in which the next one begins, so that the
//    states, and the numbers of records before each range, are known from the first range on.
// 4. The first row of each range in which one begins is the start of a part, which ends where the next one starts.
//    val_checker_open_part() checks it. The findings of all parts are those of the file, except that `record.end-of-table`, which
//    a file has once, is reported in every part with an end-of-data marker.

/// The start of a file.
struct val_head {
  /// The number of bytes, from the first one of the file, that val_scan_open() and val_checker_open_part() need.
  int64_t size;
  /// The offset of the first row after the header.
  int64_t records;
  /// 1 if the file can be divided, otherwise 0: it is compressed, its encoding is not UTF-8, the dialect has an escape or an
  /// end-of-data marker, or rows after the header are known by their numbers.
  int32_t is_divisible;
  /// 1 if a LF can be in quotes, otherwise 0.
  int32_t has_quotes;
};

/// The result of a scan.
struct val_scan_counts {
  /// The number of records that begin in the range.
  int64_t records;
  /// The offset in the range of the first row that begins in it; -1 if none does.
  int64_t first_row;
  /// The number of these records that are an end-of-data marker.
  int64_t markers;
  /// 1 if the range ends in quotes, otherwise 0.
  int32_t ends_in_quotes;
};

/// Reads the start of a file, which may be a pipe.
///
/// `name` is the name of the file, which determines its format as for val_checker_open_file(), and which is in errors.
int32_t val_head_read(
    const val_rules *rules, const char *path, const char *name, struct val_head *head, char *error, size_t capacity);

/// Creates a scan of a range.
///
/// `head` has the first `size` bytes of the file, as val_head_read() requires. `in_quotes` is 1 if the range begins in
/// quotes, otherwise 0. `*scan` is set only on success.
int32_t val_scan_open(
    const val_rules *rules, const char *head, size_t size, const char *name, int32_t in_quotes, val_scan **scan,
    char *error, size_t capacity);

/// Scans the next bytes of a range.
int32_t val_scan_push(val_scan *scan, const char *bytes, size_t count, char *error, size_t capacity);

/// Ends a scan after the last bytes of its range; it can then only be freed.
int32_t val_scan_end(val_scan *scan, struct val_scan_counts *counts, char *error, size_t capacity);

/// Frees a scan. NULL is ignored.
void val_scan_free(val_scan *scan);

/// Creates a checker of a part of a file.
///
/// `head` has the first `size` bytes of the file, as val_head_read() requires. The file at `path`, which may be a pipe, has the
/// bytes of the part: whole rows after the header, of which the first record has the number `first_record`. Findings on the header
/// are reported if `is_first` is 1, and not if it is 0. If `head` is NULL, the part is the whole file, which need not be divisible.
///
/// Records are not compared with each other, and rules under `table` are an error. One thread checks the part.
int32_t val_checker_open_part(
    const val_rules *rules, const char *head, size_t size, const char *path, const char *name, int64_t first_record,
    int32_t is_first, int32_t flags, val_checker **checker, char *error, size_t capacity);

/// Describes the schema of findings without ids: record (int64), file, field, rule, code, params, value (utf8), truncated (bool),
/// message, severity, causes (utf8), all nullable; `params` and `causes` are JSON.
void val_findings_schema(struct ArrowSchema *schema);

// Single values

/// Checks one value by a field of the rules; `value` is NULL for an absent one.
///
/// Writes the findings as JSON, [] for a valid value: [{"rule":…,"code":…,"params":…,"message":…,"severity":…}]. `*needed` is
/// the number of bytes of the whole text without NUL, of which at most `room` are written, the last of them NUL.
int32_t val_rules_value(
    const val_rules *rules, const char *field, const char *value, size_t count, char *text, size_t room, size_t *needed,
    char *error, size_t capacity);

/// Checks one value by a rule of the catalog, such as "email" or "length:1..40"; otherwise as val_rules_value().
int32_t val_value(
    const char *rule, const char *value, size_t count, char *text, size_t room, size_t *needed, char *error,
    size_t capacity);

// The program

/// Runs the program `validate` with its arguments, of which the first is its name, and returns its exit status.
int32_t val_main(int32_t argc, char **argv);

#ifdef __cplusplus
}
#endif
