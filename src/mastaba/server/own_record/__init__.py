"""What a browser has played and solved here: counted, rated, exported, deleted; whose it is only the browser knows."""
