"""What people do at a table: open it, sit, answer, agree, declare, talk, ask for a hint, look back."""
