"""How the fields of the gallery look and move: the placeholder that becomes the label, the styles, the states and the sizes."""

from gallery import GalleryTest
from selenium.webdriver.common.keys import Keys

STYLES = ["default", "inverse", "multiline", "email", "password", "phone", "dropdown"]


class FieldTest(GalleryTest):
    def box(self, selector):
        """The box of an element relative to that of its field."""
        return self.browser.run("""
          document.getAnimations().forEach((move) => move instanceof CSSTransition && move.finish());
          const element = document.querySelector(arguments[0]);
          const [field, box] = [element.closest(".input-field"), element].map((part) => part.getBoundingClientRect());
          return { left: box.left - field.left, right: field.right - box.right, top: box.top - field.top, height: box.height,
                   width: box.width };
        """, selector)

    def style(self, selector, name):
        return self.browser.run("return getComputedStyle(document.querySelector(arguments[0]))[arguments[1]]", selector, name)

    def label(self, control):
        return f"label[for={control}]"


class LabelTest(FieldTest):
    def test_the_placeholder_has_the_color_of_editing_while_the_field_is_edited(self):
        for style in STYLES:
            label = self.label(f"{style}-normal")
            rest = self.style(label, "color")
            self.browser.find(f"#{style}-normal").click()
            self.box(label)
            self.assertNotEqual(self.style(label, "color"), rest, style)
            self.browser.run("document.activeElement.blur()")
            self.box(label)
            self.assertEqual(self.style(label, "color"), rest, style)

    def test_the_placeholder_moves_to_the_top_and_shrinks_when_there_is_a_text(self):
        for style in STYLES:
            control = f"{style}-normal"
            rest = self.box(self.label(control))
            self.assertEqual((rest["top"], rest["height"]), (18, 20), style)
            self.browser.run("document.getElementById(arguments[0]).focus()", control)
            self.browser.press("M")
            above = self.box(self.label(control))
            self.assertEqual((above["top"], above["height"]), (8, 15), style)
            self.assertEqual(above["left"], rest["left"], style)
            if style != "dropdown":
                self.browser.press(Keys.BACKSPACE)
                self.assertEqual(self.box(self.label(control)), rest, style)

    def test_the_change_is_animated_unless_reduced_motion_is_preferred(self):
        for motion, count in [("no-preference", 1), ("reduce", 0)]:
            self.media(prefers_reduced_motion=motion)
            self.open()
            self.browser.find("#email-normal").click()
            self.browser.press("j")
            moves = self.browser.run("""
              document.querySelectorAll("label").forEach((label) => getComputedStyle(label).transform);
              const input = document.getElementById("phone-normal");
              getComputedStyle(input.nextElementSibling).transform;
              input.value = "1";
              return input.nextElementSibling.getAnimations().filter((move) => move.transitionProperty === "transform").length;
            """)
            self.assertEqual(moves, count, motion)

    def test_a_label_is_at_the_right_in_a_text_from_right_to_left(self):
        self.open("?dir=rtl")
        for control in ["email-normal", "email-normal-filled"]:
            self.assertEqual(self.box(self.label(control))["right"], 12, control)

    def test_a_click_on_the_placeholder_edits_the_field(self):
        x, y = self.browser.run("""
          const label = document.querySelector("label[for=default-normal]");
          label.scrollIntoView({ block: "center" });
          const { left, top, height } = label.getBoundingClientRect();
          return [left + 10, top + height / 2];
        """)
        self.assertEqual(self.browser.run("return document.elementFromPoint(...arguments).id", x, y), "default-normal")


class StyleTest(FieldTest):
    def test_every_style_is_told_apart_by_its_control_or_its_icon_or_its_colors(self):
        looks = self.browser.run("""
          return arguments[0].map((style) => {
            const control = document.getElementById(`${style}-normal`);
            const path = control.parentElement.querySelector("path")?.getAttribute("d") ?? "";
            return [control.localName, control.type, path, getComputedStyle(control).borderColor].join(" ");
          });
        """, STYLES)
        self.assertEqual(len(set(looks)), len(STYLES), looks)

    def test_an_inverse_field_is_seen_on_the_color_of_the_brand(self):
        for scheme in ["light", "dark"]:
            self.media(prefers_color_scheme=scheme)
            self.open()
            self.assertEqual(self.style("#inverse-normal", "backgroundColor"), "rgba(0, 0, 0, 0)")
            self.assertEqual(self.style("#inverse-normal-filled", "color"), "rgb(255, 255, 255)")

    def test_a_disabled_field_takes_no_focus_and_an_invalid_one_is_described_by_its_error(self):
        nodes = {node["id"]: node for node in self.browser.accessible(".input-box > :first-child")}
        for style in STYLES:
            self.assertTrue(nodes[f"{style}-invalid"]["invalid"], style)
            self.assertEqual(nodes[f"{style}-invalid"]["description"], "Must be present", style)
            self.assertTrue(nodes[f"{style}-normal"]["name"], style)
        self.assertEqual(self.browser.run("""
          return [...document.querySelectorAll(".input-field[data-state=disabled] .input-box > :first-child")].filter((control) => {
            control.focus();
            return document.activeElement === control;
          }).length;
        """), 0)

    def test_in_forced_colors_the_states_differ(self):
        self.media(forced_colors="active")
        self.open()
        looks = {" ".join([self.style(f"#default-{state}", name) for name in ["color", "borderTopWidth", "borderTopStyle"]])
                 for state in ["normal", "invalid", "disabled-filled"]}
        self.assertEqual(len(looks), 3, looks)


class SizeTest(FieldTest):
    def height(self, control):
        return self.browser.run(
            "return document.getElementById(arguments[0]).closest('.input-field').getBoundingClientRect().height", control)

    def test_the_heights_are_those_of_the_model(self):
        for style in STYLES:
            line = 36 + 60 if style == "multiline" else 56
            self.assertEqual(self.height(f"{style}-normal"), line + 21.5, style)
            self.assertEqual(self.height(f"{style}-invalid"), line + 21.5, style)
            if style != "password":
                self.assertEqual(self.height(f"{style}-normal-filled"), line, style)

    def test_several_lines_make_their_field_higher(self):
        self.browser.find("#multiline-normal").click()
        self.browser.press(*("1" + Keys.ENTER) * 4, "5")
        self.assertEqual(self.box("#multiline-normal")["height"], 36 + 100)

    def perform(self, action):
        self.browser.find(f"#field-{action}").click()
        self.browser.until(lambda: f"asked: {action}." in self.text("state"))

    def test_a_change_of_the_assistive_text_calls_the_delegate_and_changes_the_height(self):
        self.perform("reset")
        before = self.height("email")
        self.browser.find("#email").send_keys("jmp")
        self.perform("validate")
        self.assertIn("inputFieldShouldLayout", self.text("field-events"))
        self.assertEqual(self.attribute("email", "aria-invalid"), "true")
        self.assertEqual(self.height("email"), before + 21.5)
        self.perform("enable")
        self.assertEqual(self.text("field-events"), "inputFieldDidUpdateState(animated: true), inputFieldShouldLayout")
        self.assertEqual(self.height("email"), before)
        self.perform("disable")
        self.assertEqual(self.text("field-events"), "inputFieldDidUpdateState(animated: false)")
        self.perform("reset")
