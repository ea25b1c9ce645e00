"""What a seat may know (OR-15): views, questions, dealing anew what it can't know, how good a state looks."""
