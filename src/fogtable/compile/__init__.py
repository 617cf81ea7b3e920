"""The translator of rules scripts to C."""
