"""`/api/openapi.json`, written from the table of endpoints and the types of their bodies."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

import msgspec

import meadhall
from meadhall.hall.patterns import TABLE_ID
from meadhall.hall.web.endpoints import Endpoint

REF = "#/components/schemas/{name}"
ALWAYS = (400, 401, 403, 429, 503)
WITH_BODY = (408, 413, 415)
TABLE = {"type": "string", "pattern": TABLE_ID}
TABLE_KEY = {
    "name": "X-Table-Key", "in": "header", "required": False, "schema": {"type": "string"},
    "description": "The key of a private table, needed once per person",
}  # fmt: skip
DESCRIPTIONS = {
    200: "Done", 201: "Opened", 400: "The request can't be read", 401: "No identity", 403: "Not yours to do",
    404: "Not found", 408: "Too slow", 409: "The moment has passed", 413: "Too long", 415: "Not JSON",
    422: "The rules forbid it", 429: "Too many", 503: "Try again",
}  # fmt: skip
MESSAGE = {
    "type": "object",
    "required": ["key", "text"],
    "properties": {
        "key": {"type": "string"},
        "args": {"type": "object"},
        "clause": {"type": "string"},
        "text": {"type": "string"},
    },
}
REFUSAL = {"type": "object", "required": ["error"], "properties": {"error": MESSAGE}}


def describe(endpoints: Sequence[Endpoint]) -> dict[str, Any]:
    bodies = [endpoint.body for endpoint in endpoints if endpoint.body is not None]
    _, components = msgspec.json.schema_components(bodies, ref_template=REF)
    paths: dict[str, Any] = {}
    for endpoint in endpoints:
        paths.setdefault(endpoint.path, {})[endpoint.method.lower()] = operation(endpoint, components)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Meadhall", "version": meadhall.__version__, "summary": "The hall's HTTP API"},
        "paths": paths,
        "components": {
            "schemas": {**{name: without_tag(schema) for name, schema in components.items()}, "Refusal": REFUSAL},
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
    }


def without_tag(schema: dict[str, Any]) -> dict[str, Any]:
    """Over HTTP, a command's name and table stand in the path, not in the body."""
    tag = schema.get("properties", {}).get("do")
    if tag is None:
        return schema
    properties = {name: value for name, value in schema["properties"].items() if name not in ("do", "table")}
    required = [name for name in schema.get("required", []) if name not in ("do", "table")]
    return {**schema, "properties": properties, "required": required}


def operation(endpoint: Endpoint, components: dict[str, Any]) -> dict[str, Any]:
    names = re.findall(r"{(\w+)}", endpoint.path)
    described: dict[str, Any] = {
        "summary": endpoint.summary,
        "operationId": re.sub(r"\W+", "_", f"{endpoint.method.lower()}{endpoint.path}").strip("_"),
        "parameters": [path_parameter(name) for name in names] + [TABLE_KEY] * ("table" in names) + [
            {"name": query.name, "in": "query", "required": False, "schema": query.schema}
            for query in endpoint.queries
        ],
        "responses": responses(endpoint),
    }  # fmt: skip
    if endpoint.who == "person":
        described["security"] = [{"token": []}]
    if endpoint.body is not None:
        name = endpoint.body.__name__
        described["requestBody"] = {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": REF.format(name=name)}}},
        }
    return described


def path_parameter(name: str) -> dict[str, Any]:
    schema = TABLE if name == "table" else {"type": "string"}
    return {"name": name, "in": "path", "required": True, "schema": schema}


def responses(endpoint: Endpoint) -> dict[str, Any]:
    good = 201 if (endpoint.method, endpoint.path) == ("POST", "/api/tables") else 200
    schema: dict[str, Any] = {"type": "string"} if endpoint.answers == "text/plain" else {"type": "object"}
    content = {endpoint.answers: {"schema": schema}}
    found: dict[str, Any] = {str(good): {"description": DESCRIPTIONS[good], "content": content}}
    if endpoint.kept:
        found["304"] = {"description": "Not changed"}
    for status in {*ALWAYS, *endpoint.refusals, *(WITH_BODY if endpoint.method == "POST" else ())}:
        found[str(status)] = {
            "description": DESCRIPTIONS[status],
            "content": {"application/json": {"schema": {"$ref": REF.format(name="Refusal")}}},
        }
    return found
