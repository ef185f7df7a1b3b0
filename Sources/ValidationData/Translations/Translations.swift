/// The texts of the languages other than English, one file each, which `Scripts/tables.sh` generates from `Translations/*.po`: on
/// each line the code of a failure, a colon, a space and the text.
package enum Translations {}
