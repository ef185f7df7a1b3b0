// Runs controls by the transition tables that Swift writes. A form with data-live is sent without a new page. The event
// "control" of an element reports events, effects and states.

const starts = { stepStarted: "step", loopStarted: "step", loadingStarted: "attempt", requested: "attempt" };
const ends = { stepEnded: "step", finished: "attempt", failed: "attempt" };

export class Machine {
  constructor(tables) {
    this.tables = tables;
    this.rows = tables.map(() => 0);
    this.last = { step: 0, attempt: 0 };
    this.open = {};
  }

  get present() {
    return this.tables.map((table, part) => table.states[this.rows[part]]);
  }

  /** Applies an event; returns its effects. */
  send(event, number) {
    const ended = ends[event];
    if (ended && (number !== this.last[ended] || !this.open[ended])) return [];
    if (ended) this.open[ended] = false;
    const part = this.present.findIndex((row) => row.on[event]);
    if (part < 0) return [];
    const [next, ...effects] = this.present[part].on[event];
    this.rows[part] = next;
    return effects.map((effect) => {
      const kind = starts[effect.split(":")[0]];
      if (!kind) return effect;
      this.open[kind] = true;
      this.last[kind] += 1;
      return `${effect} ${this.last[kind]}`;
    });
  }
}

const move = (element, pose, duration) => {
  const nodes = [...element.querySelectorAll("circle, path")];
  const styles = () => nodes.map((node) => {
    const { d, fill, rotate, stroke, strokeWidth } = getComputedStyle(node);
    return { d, fill, rotate, stroke, strokeWidth };
  });
  const presented = styles();
  delete element.dataset.loop;
  element.getAnimations({ subtree: true }).forEach((move) => move.cancel());
  element.dataset.pose = pose;
  // Safari has no property d.
  nodes[1].setAttribute("d", getComputedStyle(element).getPropertyValue(`--${pose}`).slice(6, -2));
  const next = styles();
  nodes.forEach((node, i) => node.animate([presented[i], next[i]], { duration, easing: "ease-in-out" }));
};

/** Shrinks the label of a brand button to one line, to .75 rem at least. */
const fit = (element) => {
  const label = element.querySelector(".control-title > span") ?? element;
  let size = 1;
  do element.style.setProperty("--fit", `${size}rem`);
  while (label.offsetHeight > 1.5 * parseFloat(getComputedStyle(label).lineHeight) && (size -= 0.03) >= 0.75);
};

class Control {
  constructor(element, data) {
    const { control, pose, set, texts } = element.dataset;
    this.element = element;
    this.machine = new Machine(data.tables.filter((table) => table.control === control));
    this.texts = JSON.parse(texts ?? "{}");
    this.duration = data.durations[control];
    this.poses = pose && data.poses;
    this.set(`reducesMotion:${still.matches} ${set.replace("mode:", "jump:")}`);
    this.isReady = true;
    if (control === "BrandButton") new ResizeObserver(() => fit(element)).observe(element.parentElement);
    for (const type in handlers) element.addEventListener(type, (event) => handlers[type](this, event));
  }

  set(events) {
    events.split(" ").forEach((event) => this.send(event));
  }

  /** Applies an event; returns whether it is a tap. */
  send(event, number) {
    const effects = this.machine.send(event, number);
    const rows = this.machine.present;
    if (effects.length) this.describe(rows[0].state, rows.at(-1).state);
    for (const effect of effects) this.perform(effects, ...effect.split(/[: ]/));
    const detail = { event, effects, rows };
    if (this.isReady) this.element.dispatchEvent(new CustomEvent("control", { bubbles: true, detail }));
    return effects.some((effect) => /^(tapped|requested)/.test(effect));
  }

  describe(state, press) {
    const { element, texts } = this;
    Object.assign(element.dataset, { state, press });
    element.disabled = press.includes("disabled");
    element.ariaDisabled = state === "loading" || null;
    element.ariaBusy = /loading|buffering/.test(state) || null;
    if (element.ariaPressed) element.ariaPressed = state.startsWith("selected");
    if (this.poses) element.value = state === "buffering" ? "pause" : state;
    if (texts[`label:${state}`]) element.ariaLabel = texts[`label:${state}`];
    if (texts[state]) element.querySelector(".control-title").textContent = texts[state];
  }

  perform(effects, name, value) {
    const { duration, element, poses, texts } = this;
    const { state } = element.dataset;
    const { step } = this.machine.last;
    if (name === "announce" && this.isReady) {
      const text = value === "polite" ? texts[`announce:${state}`] ?? texts[`label:${state}`] : texts.failure;
      if (text) document.getElementById(`control-${value}`)?.replaceChildren(text);
    }
    if (name === "stepStarted") setTimeout(() => this.send("stepEnded", step), duration);
    if (!poses) return;
    if (name === "stepStarted") move(element, poses[value], duration);
    if (/rested|loopStarted/.test(name)) move(element, state, 0);
    if (/loopStarted/.test(effects)) element.dataset.loop = "";
  }

  // Sends a form; applies the response.
  async post(form) {
    this.send("loading:true");
    const attempt = this.sent = this.machine.last.attempt;
    const end = () => { if (this.sent === attempt) this.sent = 0; };
    try {
      const body = new URLSearchParams(new FormData(form, this.element));
      const reply = await fetch(form.action, { method: "post", body });
      if (!reply.ok) throw reply;
      const page = new DOMParser().parseFromString(await reply.text(), "text/html");
      end();
      if (attempt < this.machine.last.attempt) return;
      this.send("finished", attempt);
      for (const [{ id }, control] of controls)
        if (!control.sent) control.set(page.getElementById(id)?.dataset.set ?? "");
      for (const part of document.querySelectorAll("[data-renew]")) part.replaceWith(page.getElementById(part.id) ?? part);
    } catch {
      end();
      this.send("failed", attempt);
    }
  }
}

const handlers = {
  pointerdown(control, { button, pointerId, target }) {
    target.releasePointerCapture(pointerId);
    if (!button) control.send("touchDown");
  },
  pointerenter: (control) => control.set("hovered:true touchDragEnter"),
  pointerleave: (control) => control.set("hovered:false touchDragExit"),
  keydown(control, event) {
    const key = keys[event.key];
    if (key) control.tapped = control.send(key + (event.repeat ? "Repeat" : "Down"));
    if (event.repeat && key === "enter") event.preventDefault();
  },
  keyup(control, { key }) {
    if (keys[key]) control.tapped = control.send(`${keys[key]}Up`);
  },
  blur: (control) => control.send("focusLost"),
  // A click by assistive technology or Enter.
  click(control, event) {
    if (!control.tapped && !control.send("primaryActionTriggered")) event.preventDefault();
    control.tapped = false;
  },
};

export const controls = new Map();
const keys = { Enter: "enter", " ": "space" };
const still = globalThis.matchMedia?.("(prefers-reduced-motion: reduce)");

const start = async () => {
  const all = (event) => controls.forEach((control) => control.send(event));
  const data = await (await fetch(new URL("controls.json", import.meta.url))).json();
  for (const element of document.querySelectorAll("[data-control]")) controls.set(element, new Control(element, data));
  const on = (type, handle) => document.addEventListener(type, handle);
  still.addEventListener("change", () => all(`reducesMotion:${still.matches}`));
  addEventListener("pageshow", (event) => event.persisted && all("loading:false"));
  on("visibilitychange", () => all(`hidden:${document.hidden}`));
  on("pointercancel", () => all("touchCancel"));
  on("pointerup", ({ target }) => controls.forEach((control, element) => {
    control.tapped = control.send(element.contains(target) ? "touchUpInside" : "touchUpOutside");
  }));
  on("submit", (event) => {
    const control = controls.get(event.submitter);
    if (!control || event.defaultPrevented) return;
    if (!("live" in event.target.dataset)) return control.send("loading:true");
    event.preventDefault();
    control.post(event.target);
  });
};

if (globalThis.document) start();
