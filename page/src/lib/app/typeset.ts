/** What French sets before tall marks, inside quotation marks and before units: narrow, and never broken at a line's end. */
export const NARROW = "\u202f";

/** A sentence of this page as its language sets it; the server sets its own (mastaba/text/typography.py). */
export const typeset = (text: string, lang: string): string =>
  lang === "fr" ? text.replace(/ (?=[:;!?»])|(?<=\d) (?=[%$](?!\w))/g, NARROW).replace(/« /g, `«${NARROW}`) : text;
