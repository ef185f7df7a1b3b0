// Sends a file in parts, so that its transfer can be paused, resumed and stopped. Without it the form sends the whole file.
import { controls } from "./controls.js";

const partSize = 64 * 1024;
/** The seconds before each new attempt to reach the server. */
const pauses = [1, 2, 4, 8];

const form = document.querySelector("form.form");
const template = document.getElementById("transfer-template");
const submit = form.querySelector("[type=submit]");
form.after(template.content);
const part = (name) => document.getElementById(`transfer${name}`);
const [panel, bar, text, reason] = [part(""), part("-progress"), part("-text"), part("-error")];
panel.hidden = true;
submit.before(reason);

const announce = (message, region = "polite") => {
  document.getElementById(`control-${region}`).textContent = message;
};
/** Shows the reason why a transfer failed, and announces it; an empty one hides the last. */
const report = (message) => {
  reason.textContent = message;
  reason.hidden = !message;
  if (message) announce(message, "assertive");
};
const wait = (seconds, signal) => new Promise((done) => {
  setTimeout(done, 1000 * seconds);
  signal.addEventListener("abort", done);
});
const inMegabytes = (bytes) => (bytes / 1e6).toFixed(1);

/** The detail of a problem document, or `otherwise` if the response has none. */
const detail = async (reply, otherwise) => (await reply.json().catch(() => null))?.detail ?? otherwise;

/** A response that says why the transfer cannot go on. */
class Rejected extends Error {}
/** A response that says why the transfer cannot go on now. */
class Unavailable extends Error {}

/** The transfer of a file. The server has its offset, which is requested again after every interruption. */
class Transfer {
  constructor(file) {
    this.file = file;
    this.offset = 0;
    this.address = new URL(`${form.getAttribute("action")}/transfer`, location.href);
    this.address.searchParams.set("token", form.elements["csrf-token"].value);
    // The server keeps the parts of two files of this page apart by a random number.
    const bytes = crypto.getRandomValues(new Uint8Array(8));
    const number = Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
    this.address.searchParams.set("transfer", number);
    this.address.searchParams.set("name", file.name);
  }

  async request(method, signal, options = {}) {
    const headers = { Accept: "application/json", ...options.headers };
    const reply = await fetch(this.address, { method, signal, ...options, headers });
    if (reply.status >= 500) {
      throw new Unavailable(await detail(reply, "The server cannot store the file now. Resume the transfer later."));
    }
    // A part that does not begin at the offset of the server is sent again from there.
    if (!reply.ok && !reply.headers.has("Upload-Offset")) {
      throw new Rejected(await detail(reply, "The server rejected the file."));
    }
    this.end = reply.headers.get("Location");
    this.show(this.end ? this.file.size : Number(reply.headers.get("Upload-Offset")));
  }

  /** Sends the parts that the server does not have, until the end or an interruption. */
  async run() {
    this.interruption = new AbortController();
    const { signal } = this.interruption;
    this.set("pause");
    report("");
    let failure;
    for (let attempt = 0; attempt <= pauses.length; attempt += 1) {
      const before = this.offset;
      try {
        await this.request("GET", signal);
        this.set("pause");
        do await this.sendPart(signal); while (!this.end);
        location.assign(this.end);
        return;
      } catch (error) {
        if (signal.aborted) return;
        if (error instanceof Rejected) {
          this.close();
          report(error.message);
          return;
        }
        failure = error instanceof Unavailable ? error.message : null;
        if (this.offset > before) attempt = 0;
        if (attempt < pauses.length) {
          this.set("buffering");
          await wait(pauses[attempt], signal);
        }
        if (signal.aborted) return;
      }
    }
    this.set("play");
    report(failure ?? "The server cannot be reached. Resume the transfer later.");
  }

  /** Sends the bytes at the offset. At the end there are none, and the server completes the file. */
  async sendPart(signal) {
    const body = this.file.slice(this.offset, this.offset + partSize);
    const range = body.size ? `${this.offset}-${this.offset + body.size - 1}` : "*";
    await this.request("PUT", signal, { body, headers: { "Content-Range": `bytes ${range}/${this.file.size}` } });
  }

  show(offset) {
    const quarter = (bytes) => Math.floor((4 * bytes) / this.file.size);
    if (quarter(offset) > quarter(this.offset)) announce(`${25 * quarter(offset)} %`);
    this.offset = offset;
    bar.value = (100 * offset) / this.file.size;
    text.textContent = `${inMegabytes(offset)} of ${inMegabytes(this.file.size)} MB`;
  }

  /** Shows the mode of the transfer: the action that a press of the button triggers. */
  set(mode) {
    controls.get(part("-run")).set(`mode:${mode}`);
  }

  pause() {
    this.interruption.abort();
    this.set("play");
  }

  /** Stops the transfer and removes what the server has of it; without a response the server removes it later. */
  async stop() {
    this.interruption.abort();
    transfer = null;
    await this.request("DELETE").catch(() => {});
    if (this.end) location.assign(this.end);
    else {
      this.close();
      announce("Stopped.");
    }
  }

  /** Ends the transfer; the file can be sent again. */
  close() {
    transfer = null;
    this.set("pause");
    panel.hidden = true;
    controls.get(submit).set("loading:false");
    report("");
    submit.focus();
  }
}

let transfer = null;

form.addEventListener("submit", (event) => {
  const [file] = form.elements.file.files;
  // The server reports a missing or empty file; without the controls a transfer could not be paused.
  if (!file?.size || !controls.has(part("-run"))) return;
  event.preventDefault();
  if (transfer) return;
  controls.get(submit).set("loading:true");
  panel.hidden = false;
  transfer = new Transfer(file);
  transfer.show(0);
  transfer.run();
});

panel.addEventListener("control", ({ target, detail }) => {
  if (!transfer || !detail.effects.some((effect) => effect.startsWith("requested"))) return;
  if (target.value === "stop") transfer.stop();
  else if (target.value === "pause") transfer.pause();
  else transfer.run();
});

// A page that the browser kept has a token that may be used already.
window.addEventListener("pageshow", ({ persisted }) => {
  if (persisted) location.reload();
});
