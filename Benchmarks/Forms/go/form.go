package main

import (
	"net/mail"
	"net/url"
	"regexp"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"
)

// Form has what a person has sent, and the errors by the names of the fields.
type Form struct {
	Token                                                                          string
	Email, Name, Birthday, Phone, Country, Website, Password, PasswordAgain, Terms string
	Errors                                                                         map[string]string
	Summary                                                                        []Entry
}

// Entry is a line of the summary: the name of a field, and its error as it is told away from the field.
type Entry struct{ Field, Text string }

var phonePattern = regexp.MustCompile(`^\+[0-9][0-9 ()./-]{5,20}$`)

// newForm reads the fields of a submission, with white space as the rules want it.
func newForm(values url.Values) *Form {
	return &Form{
		Email:         strings.TrimSpace(values.Get("email")),
		Name:          strings.Join(strings.Fields(values.Get("name")), " "),
		Birthday:      values.Get("birthday"),
		Phone:         strings.TrimSpace(values.Get("phone")),
		Country:       strings.TrimSpace(values.Get("country")),
		Website:       strings.TrimSpace(values.Get("website")),
		Password:      values.Get("password"),
		PasswordAgain: values.Get("password-again"),
		Terms:         values.Get("terms"),
		Errors:        map[string]string{},
	}
}

// fail records the first error of a field. The summary has its label before it unless the sentence has it already.
func (form *Form) fail(field, label, text string) {
	if _, known := form.Errors[field]; known {
		return
	}
	form.Errors[field] = text
	if label != "" {
		text = label + ": " + text
	}
	form.Summary = append(form.Summary, Entry{field, text})
}

func (form *Form) check(now time.Time) {
	form.checkPerson(now)
	form.checkContact()
	form.checkPassword()
	if form.Terms != "on" && form.Terms != "true" {
		form.fail("terms", "I accept the terms", "Tick the box to go on")
	}
}

func (form *Form) checkPerson(now time.Time) {
	if form.Email == "" {
		form.fail("email", "", "Enter your e-mail address")
	} else if address, err := mail.ParseAddress(form.Email); err != nil || address.Address != form.Email {
		form.fail("email", "E-mail address", "Enter an e-mail address such as ann@example.com")
	} else if len(form.Email) > 254 {
		form.fail("email", "E-mail address", "Enter at most 254 characters")
	}
	if form.Name == "" {
		form.fail("name", "", "Enter your name")
	} else if utf8.RuneCountInString(form.Name) > 80 {
		form.fail("name", "Name", "Enter at most 80 characters")
	} else if strings.IndexFunc(form.Name, func(r rune) bool { return unicode.IsControl(r) || unicode.Is(unicode.Bidi_Control, r) }) >= 0 {
		form.fail("name", "Name", "Enter letters only")
	}
	if form.Birthday != "" {
		born, err := time.Parse("2006-01-02", form.Birthday)
		if err != nil {
			form.fail("birthday", "Date of birth", "Enter a date that exists, such as 1990-02-28")
		} else if born.AddDate(16, 0, 0).After(now) || born.AddDate(131, 0, 0).Before(now) {
			form.fail("birthday", "Date of birth", "Enter a date 16 to 130 years ago")
		}
	}
}

func (form *Form) checkContact() {
	if form.Phone != "" && !phonePattern.MatchString(form.Phone) {
		form.fail("phone", "Telephone", "Enter a telephone number such as +49 30 123456")
	}
	if form.Country != "" && !countries[strings.ToUpper(form.Country)] {
		form.fail("country", "", "Country must be a country code: two upper-case letters")
	}
	if form.Website != "" {
		address, err := url.Parse(form.Website)
		if err != nil || address.Host == "" || address.Scheme != "http" && address.Scheme != "https" || len(form.Website) > 2000 {
			form.fail("website", "Website", "Enter an address such as https://example.com")
		}
	}
}

func (form *Form) checkPassword() {
	if form.Password == "" {
		form.fail("password", "", "Enter your password")
	} else if utf8.RuneCountInString(form.Password) < 15 {
		form.fail("password", "Password", "Enter at least 15 characters")
	} else if len(form.Password) > 511 || strings.IndexFunc(form.Password, unicode.IsControl) >= 0 {
		form.fail("password", "Password", "Enter at most 511 bytes without control characters")
	}
	if form.PasswordAgain == "" {
		form.fail("password-again", "", "Enter your password once more")
	} else if form.PasswordAgain != form.Password {
		form.fail("password-again", "Password, once more", "Enter the password above once more")
	}
}
