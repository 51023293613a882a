"""Study at scale, an extra of its own: nothing that players need lies here."""
