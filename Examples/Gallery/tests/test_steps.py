"""The steps of a play button as the page shows them, compared with the frames that Swift writes."""

from browser import Browser
from gallery import GalleryTest
from test_frames import COMPARE, DRAW, LOOP, SCALE, frames

# Changes that have every step but the one from buffering, which begins with any of its pictures.
CHANGES = [("play", "pause"), ("pause", "play"), ("play", "stop"), ("stop", "play")]
# What is presented, as SVG.
PRESENTED = """
  const button = document.getElementById("run");
  const presented = () => {
    const [circle, path] = ["circle", "path"].map((name) => getComputedStyle(button.querySelector(name)));
    const turn = parseFloat(path.rotate) || 0;
    return `<svg xmlns="http://www.w3.org/2000/svg" width="44" height="44" viewBox="0 0 44 44">
      <circle cx="22" cy="22" r="22" fill="${circle.fill}"/>
      <path d="${path.d.slice(6, -2)}" fill="${path.fill}" stroke="${path.stroke}" stroke-width="${path.strokeWidth}"
        stroke-linejoin="${path.strokeLinejoin}" stroke-linecap="${path.strokeLinecap}" transform="rotate(${turn} 22 22)"/></svg>`;
  };
"""
# Stops each step at 0, 25, 50, 75 and 100 % when it begins.
RECORD_STEPS = PRESENTED + """
  window.presented = {};
  button.addEventListener("control", ({ detail: { effects } }) => {
    const step = effects.map((effect) => effect.match(/^stepStarted:(\\w+)/)?.[1]).find(Boolean);
    if (!step) return;
    const moves = button.getAnimations({ subtree: true });
    for (const part of [0, 25, 50, 75, 100]) {
      // At its end, an animation is no longer presented.
      for (const move of moves) {
        move.pause();
        move.currentTime = Math.min(part * 2, 199.99);
      }
      window.presented[`page ${step} ${part}`] = presented();
    }
  });
"""


class StepsTest(GalleryTest):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        # The policy of the gallery forbids pictures that a script makes.
        cls.canvas = Browser()
        cls.canvas.open("about:blank")

    @classmethod
    def tearDownClass(cls):
        cls.canvas.quit()
        super().tearDownClass()

    def change(self, events):
        self.browser.run("""
          const events = arguments[0];
          window.fetch = async () => new Response(`<button id="run" data-set="${events}">`);
          document.getElementById("mode-play").click();
        """, events)

    def test_the_page_shows_the_frames_that_swift_writes(self):
        self.browser.run(RECORD_STEPS)
        for before, after in CHANGES:
            self.change(f"jump:{before}")
            self.browser.until(lambda: self.attribute("run", "data-state") == before)
            self.change(f"mode:{after}")
            self.browser.until(lambda: self.effects("run", "rested")[-1:] == [f"rested:{after}"])
        presented = self.browser.run("return window.presented")
        steps = {name.split()[1] for name in presented}
        self.assertEqual(len(steps), 8, steps)
        self.canvas.driver.execute_async_script(DRAW, frames() | presented, SCALE)
        for name in presented:
            found = self.canvas.run(COMPARE, name, name.removeprefix("page "), SCALE)
            self.assertLessEqual(found["movement"], 0.5, name)
            self.assertLessEqual(found["color"], 2, name)

    def test_the_page_shows_the_buffering_animation_that_swift_writes(self):
        self.change("jump:buffering")
        self.browser.until(lambda: self.attribute("run", "data-loop") is not None)
        drawn = frames(LOOP)
        presented = self.browser.run(PRESENTED + """
          const moves = button.getAnimations({ subtree: true }).filter((move) => move.animationName === "control-buffer");
          return Object.fromEntries(arguments[0].map((name) => {
            for (const move of moves) {
              move.pause();
              move.currentTime = Math.min(10 * name.split(" ")[1], 999.9);
            }
            return [`page ${name}`, presented()];
          }));
        """, list(drawn))
        self.assertEqual(len(presented), 9)
        self.canvas.driver.execute_async_script(DRAW, drawn | presented, SCALE)
        for name in presented:
            found = self.canvas.run(COMPARE, name, name.removeprefix("page "), SCALE)
            self.assertLessEqual(found["movement"], 0.5, name)
            self.assertLessEqual(found["color"], 2, name)
