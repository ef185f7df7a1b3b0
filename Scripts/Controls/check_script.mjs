// Compares the script of the controls with Swift's reducers on the sequences of events that ScriptSequencesTests writes.
// Usage: node check_script.mjs SCRIPT SEQUENCES.json…
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [script, ...files] = process.argv.slice(2);
const { Machine, unpack } = await import(pathToFileURL(script));

/** Returns the first difference in a sequence, or undefined. */
const difference = (tables, texts, sequence) => {
  const machine = new Machine(tables);
  const history = [];
  let at = 0;
  const next = () => sequence[at++];
  const text = () => texts[next()];
  while (at < sequence.length) {
    const [event, number] = [text(), next()];
    const rows = tables.map(text);
    const effects = Array.from({ length: next() }, text);
    history.push(number < 0 ? event : `${event} ${number}`);
    const got = machine.send(event, number);
    const present = machine.present.map((row) => row.name);
    if (got.join() === effects.join() && present.join() === rows.join()) continue;
    return `${history.join(", ")}: [${present}] ${got.join(", ")}; Swift has [${rows}] ${effects.join(", ")}`;
  }
};

for (const file of files) {
  const { tables: packed, texts, sequences } = JSON.parse(readFileSync(file));
  const tables = packed.map(unpack);
  let events = 0;
  for (const sequence of sequences) {
    const found = difference(tables, texts, sequence);
    if (found) {
      console.error(`controls: ${tables[0].control}: ${found}`);
      process.exit(1);
    }
    events += 1;
  }
  if (events < 1) throw new Error(`${file} has no sequences`);
  console.log(`${tables[0].control}: ${events} sequences, the same states and effects`);
}
