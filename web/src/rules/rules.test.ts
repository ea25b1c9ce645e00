import { describe, expect, it } from "vitest";
import { clauseText, parseRules, runs } from "./rules";

const TEXT = `# A game

Some words.

## 1 Parts

- **XX-1.1** One disc, see XX-2.3. [rulebook]
- a plain item

| A | B |
|---|---|
| 1 | 2 |

\`\`\`json
{"not": "shown"}
\`\`\`
`;

describe("rules", () => {
  it("finds headings, clauses, items and tables and leaves out fenced data", () => {
    const blocks = parseRules(TEXT);
    expect(blocks.map((block) => block.kind)).toEqual(["heading", "paragraph", "heading", "clause", "item", "table"]);
    expect(blocks.at(-1)).toEqual({ kind: "table", head: ["A", "B"], rows: [["1", "2"]] });
  });

  it("gives a clause without its basis", () => {
    expect(clauseText(parseRules(TEXT), "XX-1.1")).toBe("One disc, see XX-2.3.");
    expect(clauseText(parseRules(TEXT), "XX-9.9")).toBeNull();
  });

  it("makes links of clause ids", () => {
    expect(runs("**No** `x` see XX-2.3.")).toEqual([
      { text: "No", style: "strong" },
      { text: " ", style: "plain" },
      { text: "x", style: "code" },
      { text: " see ", style: "plain" },
      { text: "XX-2.3", style: "clause" },
      { text: ".", style: "plain" },
    ]);
  });
});
