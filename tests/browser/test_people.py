"""Removing a stranger, one's own data, a forgotten password, a ban: as people see it."""

from __future__ import annotations

import json
import re

from playwright.sync_api import expect

from tests.browser.conftest import Arrive
from tests.browser.person import Person
from tests.browser.test_shell import serious_issues

BANNED = {"error": {"key": "hall.banned", "args": {"why_text": "Spam"}, "text": "You are banned."}}


def call_oneself(person: Person, name: str) -> None:
    person.open("/healthz")
    person.ask("/api/guest", {})
    person.ask("/api/name", {"name": name})


def make_account(person: Person, login: str) -> None:
    person.open("/profile")
    person.page.get_by_label("Login name").fill(login)
    person.page.get_by_label("Password", exact=True).fill("correct horse")
    person.page.get_by_role("button", name="Make an account").click()
    person.page.get_by_text("Your account is ready").wait_for()


def test_a_host_removes_a_stranger_and_lets_them_in_again(arrive: Arrive) -> None:
    ana, bo = arrive(), arrive()
    call_oneself(bo, "Bo")
    table = ana.open_table(["me", "open", "greedy"], seed="removal")
    bo.open(f"/table/{table}")
    bo.page.get_by_role("button", name="Sit down").click()
    remove = ana.page.get_by_role("button", name="Remove Bo from the table")
    remove.press("Enter")
    dialog = ana.page.get_by_role("dialog")
    assert serious_issues(ana) == []
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_have_count(0)
    remove.click()
    dialog.get_by_role("button", name="Yes, remove").click()
    bo.page.get_by_text("The host has removed you from this table.").wait_for()
    bo.open(f"/table/{table}")  # public: they may look, but not sit down
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.get_by_text("The host has removed you from this table.").wait_for()
    ana.page.get_by_role("button", name="Let in again").click()
    expect(ana.page.get_by_role("heading", name="Removed from the table")).to_have_count(0)
    bo.page.get_by_role("button", name="Sit down").click()
    bo.page.get_by_role("button", name="Stand up").wait_for()


def test_a_forgotten_password_is_replaced_with_a_recovery_code(arrive: Arrive) -> None:
    ana = arrive()
    make_account(ana, "forgetful")
    codes = ana.page.locator(".codes code").all_inner_texts()
    assert len(codes) == 8 and re.fullmatch(r"[0-9a-z]{4}(-[0-9a-z]{4}){3}", codes[0])
    assert serious_issues(ana) == []
    ana.open("/profile")
    ana.page.get_by_text("You have 8 codes left.").wait_for()
    expect(ana.page.locator(".codes")).to_have_count(0)

    elsewhere = arrive().open("/profile")
    elsewhere.page.get_by_role("link", name="Forgot your password?").click()
    elsewhere.page.get_by_label("Login name").fill("forgetful")
    elsewhere.page.get_by_label("Recovery code").fill("aaaa-aaaa-aaaa-aaaa")
    elsewhere.page.get_by_label("New password").fill("battery staple")
    elsewhere.page.get_by_role("button", name="Save").click()
    elsewhere.page.get_by_text("Login or code is wrong").wait_for()
    elsewhere.page.get_by_label("Recovery code").fill(codes[0])
    elsewhere.page.get_by_role("button", name="Save").click()
    elsewhere.page.get_by_text("you are logged in").wait_for()
    elsewhere.page.locator("main").get_by_role("link", name="Profile").click()
    elsewhere.page.get_by_text("Account: forgetful").wait_for()
    elsewhere.page.get_by_text("You have 7 codes left.").wait_for()
    elsewhere.page.get_by_text("Make new codes").first.click()
    elsewhere.page.locator("#recovery-password").fill("battery staple")
    elsewhere.page.get_by_role("button", name="Make new codes").click()
    expect(elsewhere.page.locator(".codes code")).to_have_count(8)


def test_an_operators_link_fills_in_the_form(arrive: Arrive) -> None:
    ana = arrive().open("/recover#ana:abcd-efgh-jkmn-pqrs")
    expect(ana.page.get_by_label("Login name")).to_have_value("ana")
    expect(ana.page.get_by_label("Recovery code")).to_have_value("abcd-efgh-jkmn-pqrs")
    assert serious_issues(ana) == []


def test_people_read_and_delete_what_the_hall_knows_of_them(arrive: Arrive) -> None:
    ana, bo = arrive(), arrive()
    call_oneself(ana, "Zelda")
    table = ana.open_table(["me", "open", "greedy"], seed="data")
    ana.page.get_by_label("Say something").fill("I was here")
    ana.page.get_by_role("button", name="Send").click()
    bo.open(f"/table/{table}")
    bo.page.get_by_text("I was here").wait_for()
    make_account(ana, "zelda-data")
    with ana.page.expect_download() as download:
        ana.page.get_by_role("link", name="Download all of it").click()
    known = json.loads(download.value.path().read_text())
    assert known["person"]["login"] == "zelda-data" and known["chat"][0]["text"] == "I was here"
    ana.page.get_by_text("Delete all of it").click()
    delete = ana.page.get_by_role("button", name="Delete for good")
    expect(delete).to_be_disabled()
    ana.page.get_by_label("Type “zelda-data” to confirm").fill("zelda-data")
    ana.page.locator("#delete-password").fill("wrong password")
    assert serious_issues(ana) == []
    delete.click()
    ana.page.get_by_text("Login or password is wrong.").wait_for()
    ana.page.locator("#delete-password").fill("correct horse")
    delete.click()
    ana.page.get_by_text("This hall has forgotten you.").wait_for()
    expect(ana.page.get_by_role("button", name="Make an account")).to_be_visible()
    expect(ana.page.get_by_text("Your session has ended")).to_have_count(0)
    expect(bo.page.get_by_text("I was here")).to_have_count(0)
    bo.page.get_by_text("(removed)").wait_for()
    expect(bo.page.locator(".chat strong").first).to_have_text("Former player")


def test_whoever_is_banned_is_told_so_in_their_language(arrive: Arrive) -> None:
    ana = arrive(language="pl-PL")
    ana.page.route("**/api/guest", lambda route: route.fulfill(status=403, json=BANNED))
    ana.open("/")
    ana.page.get_by_text("Nie masz wstępu na ten serwer. Powód: Spam").wait_for()
    assert serious_issues(ana) == []
