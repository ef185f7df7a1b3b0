// The sign-up form of the example by Go's standard library alone: net/http, html/template, rules by hand. PORT is the port.
package main

import (
	"bytes"
	"crypto/hmac"
	"crypto/rand"
	"crypto/sha256"
	_ "embed"
	"encoding/hex"
	"html/template"
	"log"
	"net/http"
	"os"
	"time"
)

//go:embed page.html
var source string

var page = template.Must(template.New("page").Parse(source))

var key = []byte(makeNonce())

var headers = map[string]string{
	"Cache-Control": "no-store",
	"Vary":          "Accept-Language",
	"Content-Security-Policy": "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; form-action 'self'; " +
		"base-uri 'none'; frame-ancestors 'none'",
	"X-Content-Type-Options":       "nosniff",
	"Referrer-Policy":              "same-origin",
	"Cross-Origin-Opener-Policy":   "same-origin",
	"Cross-Origin-Resource-Policy": "same-origin",
	"Content-Type":                 "text/html; charset=utf-8",
}

func code(nonce, session string) string {
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(session + " " + nonce + " /sign-up"))
	return hex.EncodeToString(mac.Sum(nil)[:16])
}

func makeNonce() string {
	nonce := make([]byte, 16)
	if _, err := rand.Read(nonce); err != nil {
		log.Fatal(err)
	}
	return hex.EncodeToString(nonce)
}

func makeToken(session string) string {
	nonce := makeNonce()
	return nonce + code(nonce, session)
}

func accepts(token, session string) bool {
	return len(token) == 64 && hmac.Equal([]byte(token[32:]), []byte(code(token[:32], session)))
}

func signUp(response http.ResponseWriter, request *http.Request) {
	session := ""
	if cookie, err := request.Cookie("sign-up-session"); err == nil {
		session = cookie.Value
	}
	if request.Method != http.MethodPost {
		if session == "" {
			session = makeNonce()
			http.SetCookie(response, &http.Cookie{Name: "sign-up-session", Value: session, Path: "/", HttpOnly: true, SameSite: http.SameSiteStrictMode})
		}
		show(response, &Form{}, session, http.StatusOK)
		return
	}
	request.Body = http.MaxBytesReader(response, request.Body, 64<<10)
	if err := request.ParseForm(); err != nil {
		http.Error(response, err.Error(), http.StatusBadRequest)
		return
	}
	if !accepts(request.PostForm.Get("csrf-token"), session) {
		http.Error(response, "forged", http.StatusForbidden)
		return
	}
	form := newForm(request.PostForm)
	form.check(time.Now())
	if len(form.Errors) == 0 {
		http.Redirect(response, request, "/accepted", http.StatusSeeOther)
		return
	}
	show(response, form, session, http.StatusUnprocessableEntity)
}

// show sends the page with a new token.
func show(response http.ResponseWriter, form *Form, session string, status int) {
	form.Token = makeToken(session)
	var html bytes.Buffer
	if err := page.Execute(&html, form); err != nil {
		http.Error(response, err.Error(), http.StatusInternalServerError)
		return
	}
	for name, value := range headers {
		response.Header().Set(name, value)
	}
	response.WriteHeader(status)
	response.Write(html.Bytes())
}

func main() {
	http.HandleFunc("/sign-up", signUp)
	log.Fatal(http.ListenAndServe("127.0.0.1:"+os.Getenv("PORT"), nil))
}
