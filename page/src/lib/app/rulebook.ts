/** A rulebook's Markdown as HTML: the few forms our rulebooks use, every rule an anchor. Everything is escaped first. */

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

function inline(text: string): string {
  return escape(text)
    .replace(/\*\*([RQ]\d+(?:\.\d+)?)\*\*/g, '<b class="number">$1</b>')
    .replace(/\*\*(.+?)\*\*/g, "<b>$1</b>")
    .replace(/`(.+?)`/g, "<code>$1</code>")
    .replace(/(?<![\w*])\*(.+?)\*(?![\w*])/g, "<em>$1</em>")
    .replace(/\b([RQ]\d+(?:\.\d+)?)\b(?![.\d]*<\/b>)/g, '<a href="#rule-$1" data-rule="$1">$1</a>');
}

function table(lines: string[]): string {
  const cells = (line: string): string[] => line.split("|").slice(1, -1).map((cell) => inline(cell.trim()));
  const row = (line: string, tag: string): string => `<tr>${cells(line).map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  const [head = "", , ...body] = lines;
  return `<table><thead>${row(head, "th")}</thead><tbody>${body.map((line) => row(line, "td")).join("")}</tbody></table>`;
}

/** Items of a list; a line that does not begin one continues the last. */
function list(lines: string[]): string {
  const items = lines.reduce<string[]>(
    (made, line) => (/^\s*(?:[-*]|\d+\.) /.test(line) ? [...made, line.replace(/^\s*(?:[-*]|\d+\.) /, "")] : [...made.slice(0, -1), `${made.at(-1) ?? ""} ${line.trim()}`]),
    [],
  );
  return `<ul>${items.map((item) => `<li>${inline(item)}</li>`).join("")}</ul>`;
}

function block(text: string): string {
  const lines = text.split("\n");
  const heading = /^(#+) (.*)$/.exec(lines[0]!);
  if (heading) {
    const level = Math.min(4, heading[1]!.length + 1);
    const rest = lines.slice(1).join("\n").trim();
    const rule = /^([RQ]\d+)\b/.exec(heading[2]!)?.[1];
    const title = `<h${level}${rule ? ` id="rule-${rule}"` : ""}>${escape(heading[2]!)}</h${level}>`;
    return rest ? title + block(rest) : title;
  }
  if (lines[0]!.startsWith("|")) return table(lines);
  if (/^\s*(?:[-*]|\d+\.) /.test(lines[0]!)) return list(lines);
  const rule = /^\*\*([RQ]\d+(?:\.\d+)?)\*\*/.exec(text)?.[1];
  return `<p${rule ? ` id="rule-${rule}" class="rule"` : ""}>${inline(lines.join(" "))}</p>`;
}

export function renderRulebook(markdown: string): string {
  return markdown
    .replace(/^# .*\n/, "")
    .trim()
    .split(/\n\s*\n/)
    .map(block)
    .join("\n");
}
