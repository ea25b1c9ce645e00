"""What a seat may know (FO-16): views, questions, dealing anew what it can't know, how good a state looks, advice."""
