"""What a seat of Brian Boru may know: views, questions, dealing anew what it can't know, how good a state looks."""
