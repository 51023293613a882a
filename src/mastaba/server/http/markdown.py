def rulebook_html(text: str) -> str:
    return text
