#!/usr/bin/python3
"""A WebKitGTK window of any size for WebKitWebDriver: `webkit-window.py WIDTH HEIGHT`.

WebKitGTK's own MiniBrowser is never narrower than its toolbar.
"""

import sys

import gi

gi.require_version("Gtk", "3.0")
gi.require_version("WebKit2", "4.1")
from gi.repository import GObject, Gtk, WebKit2  # noqa: E402

# Pages then prefer reduced motion.
Gtk.Settings.get_default().set_property("gtk-enable-animations", False)
width, height = map(int, sys.argv[1:3])
context = WebKit2.WebContext.new_ephemeral()
context.set_automation_allowed(True)


def create_web_view(_session):
    view = GObject.new(WebKit2.WebView, web_context=context, is_controlled_by_automation=True)
    window = Gtk.Window(default_width=width, default_height=height, decorated=False)
    window.add(view)
    window.show_all()
    view.connect("close", lambda _view: window.destroy())
    return view


def start_automation(_context, session):
    session.set_application_info(WebKit2.ApplicationInfo())
    session.connect("create-web-view", create_web_view)


context.connect("automation-started", start_automation)
Gtk.main()
